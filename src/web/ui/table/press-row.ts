/** What answers for itself when it is pressed. */
const ACTS = 'a, button, input, label, select, textarea, summary';
const MIDDLE_BUTTON = 1;

/** Goes where the row leads; with the middle button or a key held down in a tab of its own, as a link would. */
export function pressRow(event: MouseEvent, rows: Element): void {
  const { target } = event;
  // A dialog opened from a row belongs to it, and stands elsewhere.
  if (!(target instanceof Element) || !rows.contains(target) || target.closest(ACTS)) return;
  const row = target.closest('tr');
  const link = row?.querySelector<HTMLAnchorElement>('[data-opens] a[href]');
  if (!row || !link || isSelecting(row)) return;
  const isMiddle = event.button === MIDDLE_BUTTON;
  if (isMiddle || event.ctrlKey || event.metaKey || event.shiftKey)
    window.open(link.href, '_blank', 'noopener');
  else if (event.button === 0) link.click();
}

/** Somebody who marks a name to copy it wants to stay. */
function isSelecting(row: Element): boolean {
  const selection = getSelection();
  return Boolean(selection && !selection.isCollapsed && row.contains(selection.anchorNode));
}
