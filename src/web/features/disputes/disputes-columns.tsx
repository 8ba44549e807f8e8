import type { DisputeSummary } from '#contract/disputes.ts';
import { DISPUTE_COLUMNS, type DisputeColumnId } from '#domain/disputes/dispute-columns.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { countryName } from '#web/shared/countries.ts';
import { DateText } from '#web/shared/date-text.tsx';
import { Hidden } from '#web/shared/hidden.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { may } from '#web/shared/page-settings.ts';
import * as cells from './dispute-cells.tsx';
import { disputesCopy as copy } from './disputes-copy.ts';

export type ColumnsContext = Readonly<{
  /** The amount carries its code, because the page shows more than one currency. */
  explicit: boolean;
  accountCountry: string;
}>;

type Look = Omit<ListColumn<DisputeSummary>, 'id' | 'label' | 'sortable' | 'hiddenAtFirst'>;

/** The columns of the list in their order, which the exported file shares; around them the way to the dispute. */
export function disputeColumns(context: ColumnsContext): readonly ListColumn<DisputeSummary>[] {
  const looks = looksOf(context);
  const columns = DISPUTE_COLUMNS.map(
    (column): ListColumn<DisputeSummary> => ({
      ...looks[column.id],
      id: column.id,
      label: column.label,
      hiddenAtFirst: column.hidden,
      sortable: 'sort' in column,
    }),
  );
  return [DETAILS, ...columns, ACTION];
}

const DETAILS: ListColumn<DisputeSummary> = {
  id: 'details',
  label: copy.details,
  hideLabel: true,
  fixed: true,
  slot: 'link',
  opens: cells.detailsOf,
  cell: (row) => <cells.DetailsLink row={row} />,
};

const ACTION: ListColumn<DisputeSummary> = {
  id: 'action',
  label: copy.action,
  hideLabel: true,
  fixed: true,
  align: 'end',
  slot: 'hide',
  cell: (row) => <cells.Action row={row} />,
};

const looksOf = ({ explicit, accountCountry }: ColumnsContext): Record<DisputeColumnId, Look> => ({
  amount: {
    align: 'end',
    locked: true,
    slot: 'amount',
    cell: (row) => (
      <span className="strong">
        <MoneyText amount={row.amount} currency={row.currency} explicit={explicit} />
      </span>
    ),
  },
  currency: { cell: (row) => row.currency.toUpperCase() },
  status: { locked: true, slot: 'state', cell: (row) => <cells.Status row={row} /> },
  reason: {
    slot: 'hide',
    cell: (row) => <span className="two-lines">{disputeReasonLabel(row.reason)}</span>,
  },
  source: { slot: 'note', cell: (row) => <cells.Source row={row} accountCountry={accountCountry} /> },
  order: { nowrap: true, slot: 'hide', cell: (row) => <cells.OrderLink row={row} /> },
  customerName: {
    clip: true,
    slot: 'title',
    title: (row) => row.customer_name ?? undefined,
    cell: (row) => <cells.Customer row={row} />,
  },
  customerEmail: {
    clip: true,
    title: (row) => row.customer_email ?? undefined,
    cell: (row) =>
      may('see_customers') ? (row.customer_email ?? <Nothing word={copy.noEmail} />) : <Hidden />,
  },
  customerCountry: {
    clip: true,
    cell: (row) =>
      row.customer_country === null ? <Nothing word={copy.noCountry} /> : countryName(row.customer_country),
  },
  created: { nowrap: true, cell: (row) => <DateText at={row.created} /> },
  dueBy: { slot: 'meta', cell: (row) => <cells.DueBy row={row} /> },
});
