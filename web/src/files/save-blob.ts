/** Saves a file as the browser saves downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has taken its own hold of the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
