import { CARRIED, type Carried, controlsByPlace } from './carried.ts';

const PATIENCE_MS = 10_000;

/** Types again what was typed before the page was loaded in another language, as its fields appear. */
export function restoreForm(): void {
  const stored = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  const carried = stored === null ? undefined : (JSON.parse(stored) as Carried);
  if (carried?.at !== location.href) return;
  const waiting = new Map(Object.entries(carried.states));
  const watch = new MutationObserver(restoreWhatIsThere);
  const stop = () => watch.disconnect();

  function restoreWhatIsThere(): void {
    for (const [place, control] of controlsByPlace()) {
      const state = waiting.get(place);
      if (state === undefined) continue; // Never there before, or typed again already.
      waiting.delete(place);
      put(control, state);
    }
    if (waiting.size === 0) stop();
  }

  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, PATIENCE_MS);
  restoreWhatIsThere();
}

/** As if it were typed: React hears an input only where the value was set past its own setter. */
function put(control: Element, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if (control instanceof HTMLInputElement && control.checked !== state) control.click();
    return;
  }
  if (!('value' in control) || control.value === state) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
