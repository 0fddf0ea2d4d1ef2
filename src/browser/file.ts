/** Gives a file to the browser to save, under this name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
