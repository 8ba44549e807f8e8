import { CARRIED, type Carried, controls } from './carried.ts';

const stateOf = (control: Element): string | boolean | undefined => {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return control.checked;
  // What is secret is typed again, and a file is chosen again.
  if (control instanceof HTMLInputElement && ['password', 'file'].includes(control.type)) return undefined;
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
    return control.value;
  return undefined;
};

/** Keeps what is typed on this page for when it is loaded again, and lets it go without a question. */
export function carryForm(): void {
  const carried: Carried = {
    at: location.href,
    states: controls().map((control) => stateOf(control) ?? null),
  };
  sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
}
