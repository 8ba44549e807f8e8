import { useRef, useState } from 'react';
import { type FilterField, type FilterLine, type FilterState, isComplete, sameLines } from './filter.ts';

type DraftLine = FilterLine & { key: number };

/**
 * The lines as they are being written. Finished ones are told at once; unfinished ones wait here, so that a half
 * sentence never filters. When the filters change from outside (a pill removed, the back button), the draft follows.
 */
export function useFilterDraft(
  fields: readonly FilterField[],
  state: FilterState,
  onChange: (state: FilterState) => void,
) {
  const lastKey = useRef(0);
  const draw = (lines: readonly FilterLine[]): DraftLine[] =>
    lines.map((line) => {
      lastKey.current += 1;
      return { ...line, key: lastKey.current };
    });
  const [draft, setDraft] = useState(() => draw(state.lines));
  const complete = (lines: readonly FilterLine[]) => lines.filter((line) => isComplete(fields, line));

  const [added, setAdded] = useState<number>();
  const [known, setKnown] = useState(state.lines);
  if (known !== state.lines) {
    setKnown(state.lines);
    if (!sameLines(complete(draft), state.lines)) setDraft(draw(state.lines));
  }

  const write = (lines: readonly DraftLine[]) => {
    setDraft([...lines]);
    const filters = complete(lines).map(({ field, condition, values }) => ({ field, condition, values }));
    if (!sameLines(filters, state.lines)) onChange({ ...state, lines: filters });
  };

  return {
    lines: draft,
    /** The line that was added last, if it was added here. */
    added,
    change: (key: number, line: FilterLine) =>
      write(draft.map((before) => (before.key === key ? { ...line, key } : before))),
    remove: (key: number) => write(draft.filter((line) => line.key !== key)),
    add(line: FilterLine) {
      const lines = [...draft, ...draw([line])];
      setAdded(lastKey.current);
      write(lines);
    },
    clear: () => write([]),
  };
}
