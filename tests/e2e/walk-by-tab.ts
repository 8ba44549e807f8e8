import type { Page } from '@playwright/test';

/** Nobody presses Tab more often than this to get to the end of a page. */
const PRESSES_MAX = 400;

/**
 * Walks a page from its first link by Tab alone, and answers what somebody without a mouse would miss: what cannot be
 * reached, what does not show that the focus is on it, and what is out of sight or covered when it has the focus.
 */
export async function walkByTab(page: Page): Promise<readonly string[]> {
  // Who asked for less motion keeps it: what shimmers on the screens after this one is dear.
  const moves = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  const stops = await page.evaluate(watchFocus);
  for (let presses = 0; presses < Math.min(stops, PRESSES_MAX); presses += 1)
    await page.keyboard.press('Tab');
  const missed = await page.evaluate(() => (Reflect.get(window, 'endWalk') as () => string[])());
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  return missed;
}

/** In the page: remembers how everything looks without the focus, and looks again when it has it. */
function watchFocus(): number {
  const PARTS_MAX = 7;
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}"`;
  const isStop = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    // Of a group of radio buttons Tab stops at the chosen one, arrows go to the others.
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(element.name)}"]`),
    ].filter((other) => other.form === element.form);
    return element.checked || (!group.some(({ checked }) => checked) && group[0] === element);
  };
  const look = (element: Element): string =>
    [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.firstElementChild,
      element.nextElementSibling,
    ]
      .map((part) => {
        if (!part) return '';
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(part);
        return [outline, boxShadow, borderColor, backgroundColor].join();
      })
      .join(';');
  const isSeen = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false;
    const there = document.elementFromPoint(x, y);
    return there === null || element.contains(there) || there.contains(element) || !!there.closest('label');
  };

  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(isStop);
  const before = new Map(stops.map((stop) => [stop, look(stop)]));
  // The walk begins on the first, by no key: it shows nothing then.
  const reached = new Set<Element>(stops.slice(0, 1));
  const findings: string[] = [];
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || reached.has(target)) return;
    reached.add(target);
    const was = before.get(target);
    if (was !== undefined && was === look(target)) findings.push(`${named(target)} does not show the focus`);
    if (!isSeen(target)) findings.push(`${named(target)} has the focus and is not in sight`);
  };
  document.addEventListener('focusin', onFocus);
  Reflect.set(window, 'endWalk', (): string[] => {
    document.removeEventListener('focusin', onFocus);
    const missed = stops.filter((stop) => stop.isConnected && isStop(stop) && !reached.has(stop));
    return [...findings, ...missed.map((stop) => `${named(stop)} is not reached`)];
  });
  stops[0]?.focus();
  // Tab goes through the parts of a date, too.
  const dates = stops.filter((stop) => stop.matches('[type^=date], [type=time], [type=month], [type=week]'));
  return stops.length + PARTS_MAX * dates.length;
}
