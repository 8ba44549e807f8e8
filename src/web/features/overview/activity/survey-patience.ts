const SEEN = 'payments-overview-survey-seen';
const COUNTED = 'payments-overview-survey-counted';
/** Whoever let it pass twice has answered. */
const IGNORED_MAX = 2;

/** Whether the question may still be asked; each session of the browser in which it is asked counts once. */
export function maySurveyBeAsked(): boolean {
  try {
    const seen = Number(localStorage.getItem(SEEN) ?? 0);
    if (sessionStorage.getItem(COUNTED) !== null) return true;
    if (seen >= IGNORED_MAX) return false;
    sessionStorage.setItem(COUNTED, '1');
    localStorage.setItem(SEEN, String(seen + 1));
    return true;
  } catch {
    return false; // Without a memory it would be asked for ever.
  }
}
