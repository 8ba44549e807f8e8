import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ColumnChooser } from '#web/ui/column-chooser.tsx';
import type { FilterState } from '#web/ui/filters/filter.ts';
import { FilterArea } from '#web/ui/filters/filter-area.tsx';
import { FilterButton } from '#web/ui/filters/filter-button.tsx';
import { FilterPanel } from '#web/ui/filters/filter-panel.tsx';
import { FilterPills } from '#web/ui/filters/filter-pills.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { BareSelect } from '#web/ui/select.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import type { Column, Sort } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { PAYMENT_FILTERS, PAYMENTS, type Payment } from './gallery-samples.ts';

const RISK = {
  normal: ['success', 'Normal'],
  elevated: ['warning', 'Elevated'],
  highest: ['alert', 'Highest'],
} as const;

const COLUMNS: readonly Column<Payment>[] = [
  { id: 'date', label: 'Authorized on', cell: (row) => row.date, sortable: true, slot: 'meta', nowrap: true },
  {
    id: 'due',
    label: 'Capture by',
    cell: (row) => <span className={row.urgent ? 'bad strong' : undefined}>{row.due}</span>,
    slot: 'note',
  },
  {
    id: 'customer',
    label: 'Customer',
    cell: (row) => (
      <Link className="table-link" href="#payment">
        {row.customer}
      </Link>
    ),
    slot: 'title',
    clip: true,
    title: (row) => row.customer,
  },
  {
    id: 'risk',
    label: 'Risk',
    cell: (row) => <Chip kind={RISK[row.risk][0]}>{RISK[row.risk][1]}</Chip>,
    slot: 'state',
  },
  {
    id: 'amount',
    label: 'Amount',
    cell: (row) => <Money>{row.amount}</Money>,
    sortable: true,
    align: 'end',
    slot: 'amount',
  },
  {
    id: 'actions',
    label: 'Actions',
    hideLabel: true,
    cell: () => <Button size="small">Capture</Button>,
    align: 'end',
    slot: 'actions',
  },
];

const CHOOSABLE = COLUMNS.filter((column) => column.id !== 'actions').map(({ id, label }) => ({
  id,
  label,
  locked: id === 'date' || id === 'amount',
  hiddenAtFirst: id === 'risk',
}));

export function GalleryList() {
  const panelId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [filters, setFilters] = useState<FilterState>({
    match: 'all',
    lines: [{ field: 'channel', condition: 'is', values: ['online'] }],
  });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const bar = (
    <div className="filterbar">
      <SuggestField
        label="Search by order, customer or email"
        placeholder="Order number, customer, email"
        text={text}
        onText={setText}
        suggestions={text === '' ? [] : PAYMENTS.map(({ id, customer }) => ({ value: id, label: customer }))}
        onChoose={(option) => setText(option.label)}
        onSubmit={setText}
      />
      <BareSelect kind="quiet" aria-label="Currency" options={[{ value: 'usd', label: 'USD' }]} />
      <FilterButton
        count={filters.lines.length}
        open={open}
        controls={panelId}
        onToggle={() => setOpen(!open)}
      />
      <span className="push">
        <ColumnChooser columns={CHOOSABLE} hidden={hidden} onChange={setHidden} />
      </span>
    </div>
  );

  return (
    <div className="stack" data-gap="small">
      {bar}
      {!open && <FilterPills fields={PAYMENT_FILTERS} state={filters} onChange={setFilters} />}
      <PaymentsTable
        columns={COLUMNS.filter((column) => !hidden.has(column.id))}
        head={
          <FilterArea
            Panel={FilterPanel}
            id={panelId}
            things="payments"
            fields={PAYMENT_FILTERS}
            state={filters}
            onChange={setFilters}
            open={open}
            onClose={() => setOpen(false)}
          />
        }
      />
      <DataTable
        label="Waiting"
        columns={COLUMNS}
        rows={[]}
        rowKey={(row) => row.id}
        loading
        waitingRows={3}
      />
    </div>
  );
}

function PaymentsTable({ columns, head }: { columns: readonly Column<Payment>[]; head: ReactNode }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '2']));
  const [sort, setSort] = useState<Sort>({ column: 'date', direction: 'asc' });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(25);

  return (
    <DataTable
      label="Uncaptured payments"
      density="comfortable"
      columns={columns}
      rows={PAYMENTS}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      refreshing={page > 1}
      head={head}
      selection={{ selected, onChange: setSelected, rowName: (row) => `the payment of ${row.customer}` }}
      selectionBar={
        <>
          <b className="num">{selected.size} selected</b>
          <Button kind="primary" size="small">
            Capture them
          </Button>
          <Button kind="quiet" size="small" push onClick={() => setSelected(new Set())}>
            Clear
          </Button>
        </>
      }
      foot={
        <Pagination page={page} pageSize={pageSize} total={148} onPage={setPage} onPageSize={setPageSize} />
      }
    />
  );
}
