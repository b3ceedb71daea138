/** Offers the browser's download of a file made here. */
export function saveFile(name: string, type: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download has its own hold on the data by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
