const GAP_PX = 6;
const EDGE_PX = 8;

/** Puts a small box under its anchor, or above where there is no room, and keeps it inside the window. */
export function placeBeside(box: HTMLElement, anchor: Element): void {
  const from = anchor.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const below = from.bottom + GAP_PX;
  const fitsBelow = below + size.height + EDGE_PX <= window.innerHeight;
  const middle = from.left + from.width / 2 - size.width / 2;
  const rightmost = document.documentElement.clientWidth - size.width - EDGE_PX;

  box.style.top = `${fitsBelow ? below : Math.max(EDGE_PX, from.top - size.height - GAP_PX)}px`;
  // sides: the window has a left and a right whatever the direction of the text.
  box.style.left = `${Math.max(EDGE_PX, Math.min(middle, rightmost))}px`;
}
