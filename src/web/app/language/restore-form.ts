import { CARRIED, type Carried, controls } from './carried.ts';

const PATIENCE_MS = 10_000;

/** Types again what was typed before the page was loaded in another language, as its fields appear. */
export function restoreForm(): void {
  const kept = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  const carried = kept === null ? undefined : (JSON.parse(kept) as Carried);
  if (carried?.at !== location.href) return;
  const next = carried.states.entries();
  let current = next.next();
  const watch = new MutationObserver(restoreWhatIsThere);
  const stop = () => watch.disconnect();

  function restoreWhatIsThere(): void {
    while (!current.done) {
      const [index, state] = current.value;
      const control = controls()[index];
      if (!control) return; // A field that another one brings comes a moment later.
      put(control, state);
      current = next.next();
    }
    stop();
  }

  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, PATIENCE_MS);
  restoreWhatIsThere();
}

/** As if it were typed: React hears an input only where the value was set past its own setter. */
function put(control: Element, state: string | boolean | null): void {
  if (state === null) return;
  if (typeof state === 'boolean') {
    if (control instanceof HTMLInputElement && control.checked !== state) control.click();
    return;
  }
  if (!('value' in control) || control.value === state) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
