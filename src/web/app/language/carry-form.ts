import { CARRIED, type Carried, controlsByPlace } from './carried.ts';

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
  const states: Record<string, string | boolean> = {};
  for (const [place, control] of controlsByPlace()) {
    const state = stateOf(control);
    if (state !== undefined) states[place] = state;
  }
  sessionStorage.setItem(CARRIED, JSON.stringify({ at: location.href, states } satisfies Carried));
  const go = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', go, { capture: true, once: true });
}
