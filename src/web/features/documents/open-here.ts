/** Opens an address in this tab. A file is saved and the page stays; a refusal would be a page of its own, so it is asked first whether the file is there. */
export function openHere(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
