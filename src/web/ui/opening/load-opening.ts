/** Brings everything that opens, in one chunk: dialogs, menus, popovers, comboboxes and calendars. */
export const loadOpening = () => import('./opening-chunk.ts');

/** Fetches it while nobody waits, so that the first menu opens at once. Called once by the application. */
export function fetchOpeningWhenIdle(): void {
  const fetchQuietly = () => {
    // Without a network the next press tries again and shows its own failure.
    loadOpening().catch(() => undefined);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchQuietly, { timeout: 5000 });
  else setTimeout(fetchQuietly, 1500);
}
