// Dropped files: a file dropped anywhere on this page goes to the import.
import { useNavigate } from '../../router/router.tsx'
import { paths } from '../../lib/paths.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'

export function useDroppedFiles(): void {
  const navigate = useNavigate()
  useFileDrop((files) => navigate(paths.importTrades, { state: { files } }))
}
