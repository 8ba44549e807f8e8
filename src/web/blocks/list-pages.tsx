import type { ReactNode } from 'react';
import { countWords } from '#web/shared/store-format.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ListAddress } from './data-list/list-address.ts';

type Shown = Pick<ListAddress, 'page' | 'perPage' | 'goToPage' | 'setPerPage'>;

/** The foot of a table that does not fit one page; one that does has none. */
export const listPages = (address: Shown, total: number | undefined): ReactNode =>
  total !== undefined && total > address.perPage ? (
    <Pagination
      page={address.page}
      pageSize={address.perPage}
      total={total}
      formatCount={countWords}
      onPage={address.goToPage}
      onPageSize={address.setPerPage}
    />
  ) : undefined;
