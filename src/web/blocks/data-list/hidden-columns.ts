import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PreferenceKey } from '#contract/users.ts';
import { dataListCopy as copy } from './data-list-copy.ts';
import type { ListColumn } from './list-column.ts';
import { usePreference } from './preference.ts';
import { columnsIn } from './view-address.ts';

export type ColumnsPreference = Extract<PreferenceKey, `${string}_hidden_columns`>;

export type HiddenColumns = Readonly<{
  hidden: ReadonlySet<string>;
  setHidden: (hidden: ReadonlySet<string>) => void;
}>;

/**
 * Which columns somebody has put away: known when the page starts, shown at once when changed, saved for this person. An
 * address that names columns, as a saved view does, shows those to everybody, and keeps what is changed then.
 */
export function useHiddenColumns<Row>(
  preference: ColumnsPreference,
  columns: readonly ListColumn<Row>[],
): HiddenColumns {
  const navigate = useNavigate();
  const named = columnsIn(useSearch({ strict: false }));
  const { text, save } = usePreference<string[]>(preference, copy.columnsNotSaved);
  // The cache tells of a change a moment later; a tick that jumped back for that moment would look broken.
  const [chosen, setChosen] = useState<readonly string[]>();
  const usual =
    chosen ?? readHidden(text) ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id);
  const idsWithout = (left: (id: string) => boolean) =>
    columns.filter(({ id, fixed }) => !fixed && !left(id)).map(({ id }) => id);

  return {
    hidden: new Set(named ? idsWithout((id) => named.includes(id)) : usual),
    setHidden: (next) => {
      if (named) {
        const shown = idsWithout((id) => next.has(id)).join(',');
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, columns: shown }),
          replace: true,
          resetScroll: false,
        });
        return;
      }
      setChosen([...next]);
      save([...next], { onError: () => setChosen(undefined) });
    },
  };
}

const columnKeys = z.array(z.string());

/** Preferences are JSON in a string; one that cannot be read counts as never saved. */
function readHidden(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  try {
    return columnKeys.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
