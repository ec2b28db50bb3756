/** Saves the file at an address of this site as a browser download. */
export function saveAddress(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a file as a browser download. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  // The download holds the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
