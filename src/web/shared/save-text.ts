/** Saves a text that this page has made as a file, without leaving the page. */
export function saveText(text: string, filename: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken what it needs once the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
