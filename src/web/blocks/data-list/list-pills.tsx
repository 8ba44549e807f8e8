import { FilterPills } from '#web/ui/filters/filter-pills.tsx';
import { dayWords } from '../../shared/store-format.ts';
import type { ListAddress } from './list-address.ts';
import type { ListFilter } from './list-state.ts';
import { TermPills } from './term-pills.tsx';
import { withTypedAmounts } from './typed-amounts.ts';

type ListPillsProps = Readonly<{
  address: ListAddress;
  filters: readonly ListFilter[];
  showsFilters: boolean;
}>;

/** In words, what narrows the list. */
export const ListPills = ({ address, filters, showsFilters }: ListPillsProps) => (
  <>
    <TermPills terms={address.terms} onTerms={address.setTerms} />
    {showsFilters && (
      <FilterPills
        fields={filters.map(withTypedAmounts)}
        state={address.filters}
        onChange={address.setFilters}
        formatDay={dayWords}
      />
    )}
  </>
);
