/** Prints one part of the page: the sheet hides the rest of what stands beside the part of this name. */
export function printOnly(name: string): void {
  const { dataset } = document.documentElement;
  dataset.printing = name;
  addEventListener('afterprint', () => delete dataset.printing, { once: true });
  print();
}
