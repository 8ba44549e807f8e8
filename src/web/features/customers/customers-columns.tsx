import type { CustomerSummary } from '#contract/customers.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { countryName } from '#web/shared/countries.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Link } from '#web/ui/link.tsx';
import { customersCopy } from './customers-copy.ts';

const { columns: label, noCountry, noOrder } = customersCopy;

export const CUSTOMER_COLUMNS: readonly ListColumn<CustomerSummary>[] = [
  {
    id: 'name',
    label: label.name,
    slot: 'title',
    sortable: true,
    sortFirst: 'asc',
    locked: true,
    clip: true,
    title: ({ name }) => name,
    opens: ({ id }) => paths.customer(id),
    cell: ({ id, name }) => (
      <Link className="table-link" href={paths.customer(id)}>
        {name}
      </Link>
    ),
  },
  {
    id: 'email',
    label: label.email,
    slot: 'meta',
    clip: true,
    title: (row) => row.email,
    cell: (row) => row.email,
  },
  {
    id: 'country',
    label: label.country,
    slot: 'note',
    cell: ({ country }) => (country === null ? <Nothing word={noCountry} /> : countryName(country)),
  },
  {
    id: 'date_created',
    label: label.since,
    slot: 'hide',
    sortable: true,
    nowrap: true,
    cell: (row) => <DateText at={row.date_created} />,
  },
  {
    id: 'last_order',
    label: label.lastOrder,
    slot: 'hide',
    nowrap: true,
    cell: ({ last_order }) =>
      last_order === null ? <Nothing word={noOrder} /> : <DateText at={last_order} />,
  },
  {
    id: 'orders_count',
    label: label.orders,
    align: 'end',
    cell: ({ id, orders_count }) =>
      orders_count === 0 ? (
        '0'
      ) : (
        <Link href={paths.orders({ customer: id })}>{countWords(orders_count)}</Link>
      ),
  },
];
