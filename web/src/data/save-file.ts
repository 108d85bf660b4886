// Save file: hands a file over to the browser's own download.

/** Long enough for the slowest browser to have taken the file. */
const keptForMs = 60_000

export const saveJson = (fileName: string, content: unknown): void =>
  saveText(fileName, JSON.stringify(content, null, 2), 'application/json')

export function saveText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), keptForMs)
}
