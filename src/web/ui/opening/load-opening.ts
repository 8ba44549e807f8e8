/** Brings everything that opens, in one chunk: dialogs, menus, popovers, comboboxes and calendars. */
export const loadOpening = () => import('./opening-chunk.ts');
