import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { PreferenceKey } from '#contract/users.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { currentUser } from './current-user.ts';
import type { ListColumn } from './list-column.ts';
import type { ListSearch } from './list-state.ts';

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
  const { data: user } = useQuery(currentUser());
  const client = useQueryClient();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const { columns: named }: ListSearch = useSearch({ strict: false });
  // The cache tells of a change a moment later; a tick that jumped back for that moment would look broken.
  const [chosen, setChosen] = useState<readonly string[]>();
  const idsOf = (isWanted: (column: ListColumn<Row>) => unknown) =>
    columns.filter(isWanted).map(({ id }) => id);
  const hidden =
    typeof named === 'string'
      ? idsOf(({ id, fixed }) => !fixed && !named.split(',').includes(id))
      : (chosen ??
        readHidden(user.woocommerce_meta[preference]) ??
        idsOf(({ hiddenAtFirst }) => hiddenAtFirst));

  return {
    hidden: new Set(hidden),
    setHidden: async (next) => {
      if (typeof named === 'string') {
        const shown = idsOf(({ id, fixed }) => !fixed && !next.has(id)).join();
        return navigate({
          to: '.',
          search: (before: ListSearch): ListSearch => ({ ...before, columns: shown }),
          replace: true,
          resetScroll: false,
        });
      }
      setChosen([...next]);
      const { savePreference } = await import('./save-preference.ts');
      await savePreference(preference, [...next], { client, show }).catch(() => setChosen(undefined));
    },
  };
}

/** Preferences are JSON in a string; one that cannot be read counts as never saved. */
function readHidden(text: string | undefined): readonly string[] | undefined {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return Array.isArray(read) && read.every((key) => typeof key === 'string') ? read : undefined;
  } catch {
    return undefined;
  }
}
