// DroppedFiles: a file dropped anywhere on this page goes to the import, and the browser does not open it in place of the app.
import { useEffect } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { paths } from '../../lib/paths.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

export function useDroppedFiles(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onOver = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault()
    }
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) navigate(paths.importTrades, { state: { files } })
    }
    document.addEventListener('dragover', onOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('drop', onDrop)
    }
  }, [navigate])
}
