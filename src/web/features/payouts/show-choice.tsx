import type { ListAddress } from '#web/blocks/data-list/list-address.ts';
import { useNarrow } from '#web/ui/narrow.ts';
import { BareSelect } from '#web/ui/select.tsx';
import { payoutsCopy as copy } from './payouts-copy.ts';

/** All payouts, or those that the advanced filters leave. A telephone has the filters' own button for both. */
export function ShowChoice({ address }: { address: ListAddress }) {
  const narrow = useNarrow();
  const isAdvanced = address.areFiltersOpen || address.filters.lines.length > 0;
  if (narrow) return null;
  return (
    <BareSelect
      kind="quiet"
      aria-label={copy.show}
      value={isAdvanced ? 'advanced' : 'all'}
      options={[
        { value: 'all', label: copy.showAll },
        { value: 'advanced', label: copy.showAdvanced },
      ]}
      onChange={({ target }) => {
        if (target.value === 'advanced') return address.openFilters(true);
        if (address.filters.lines.length > 0) address.setFilters({ match: 'all', lines: [] });
        address.openFilters(false);
      }}
    />
  );
}
