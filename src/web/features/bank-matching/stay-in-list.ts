import { useEffect, useLayoutEffect, useRef } from 'react';

const ROWS = 'tbody > tr';

/**
 * Whoever decides one row after another by the keyboard stays where they were: what was decided leaves the list and takes the
 * focus along, and whatever stands in its place then gets it.
 */
export function useStayInList(rows: readonly unknown[]) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<Readonly<{ element: Element; place: number }>>(undefined);
  const rowsNow = () => [...(list.current?.querySelectorAll(ROWS) ?? [])];

  useEffect(() => {
    const table = list.current;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const row = target.closest(ROWS);
      last.current = row ? { element: target, place: rowsNow().indexOf(row) } : undefined;
    };
    table?.addEventListener('focusin', remember);
    return () => table?.removeEventListener('focusin', remember);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can take the focus away.
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const left = rowsNow();
    const row = left[Math.min(last.current.place, left.length - 1)];
    row?.querySelector<HTMLElement>('.actions button')?.focus();
  }, [rows]);
  return list;
}
