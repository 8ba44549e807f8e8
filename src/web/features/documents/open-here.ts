/** Opens an address in this tab. A file is saved and the page stays; a refusal is a page of its own, with a way back. */
export function openHere(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
