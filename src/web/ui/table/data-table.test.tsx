import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Column, Sort } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { TotalsRow } from './table-totals.tsx';

type Payment = { id: string; customer: string; amount: string };
const PAYMENTS: readonly Payment[] = [
  { id: 'a', customer: 'Priya', amount: '$319.90' },
  { id: 'b', customer: 'Samuel', amount: '$64.00' },
];
const COLUMNS: readonly Column<Payment>[] = [
  {
    id: 'customer',
    label: 'Customer',
    cell: (row) => row.customer,
    slot: 'title',
    sortable: true,
    sortFirst: 'asc',
  },
  { id: 'amount', label: 'Amount', cell: (row) => row.amount, slot: 'amount', align: 'end', sortable: true },
  { id: 'note', label: 'Note', cell: () => '–' },
];

const show = (props: Partial<DataTableProps<Payment>> = {}) =>
  render(
    <DataTable label="Payments" columns={COLUMNS} rows={PAYMENTS} rowKey={(row) => row.id} {...props} />,
  );
const head = (name: string) => screen.getByRole('columnheader', { name });

afterEach(() => {
  vi.restoreAllMocks();
});

test('heads say how the rows are sorted, and only those that can be', () => {
  show({ sort: { column: 'amount', direction: 'desc' }, onSort: () => undefined });
  expect(head('Amount').getAttribute('aria-sort')).toBe('descending');
  expect(head('Customer').getAttribute('aria-sort')).toBe('none');
  expect(head('Note').hasAttribute('aria-sort')).toBe(false);
  expect(within(head('Note')).queryByRole('button')).toBeNull();
});

test.each<[string, Sort | undefined, string, Sort]>([
  ['a new column starts with the largest', undefined, 'Amount', { column: 'amount', direction: 'desc' }],
  ['or as the column says', undefined, 'Customer', { column: 'customer', direction: 'asc' }],
  [
    'a second press turns it',
    { column: 'amount', direction: 'desc' },
    'Amount',
    { column: 'amount', direction: 'asc' },
  ],
  [
    'and a third turns it back',
    { column: 'amount', direction: 'asc' },
    'Amount',
    { column: 'amount', direction: 'desc' },
  ],
  [
    'another column forgets the direction',
    { column: 'customer', direction: 'asc' },
    'Amount',
    { column: 'amount', direction: 'desc' },
  ],
])('%s', async (_, sort, column, expected) => {
  const onSort = vi.fn();
  show({ sort, onSort });
  await userEvent.click(screen.getByRole('button', { name: column }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith(expected);
});

test('loading keeps the head and shows rows of the same shape', () => {
  show({ rows: [], loading: true, waitingRows: 4, empty: <p>No payments</p> });
  expect(screen.getByRole('region', { name: 'Payments' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(1 + 4);
  expect(screen.queryByText('No payments')).toBeNull();
});

test('while it is read again the old rows stay', () => {
  show({ refreshing: true });
  expect(screen.getByRole('region', { name: 'Payments' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('cell', { name: 'Priya' })).toBeTruthy();
});

test('nothing to show says so in the place of the table', () => {
  show({ rows: [], empty: <p>No payments</p> });
  expect(screen.getByText('No payments')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failure stands in the place of the table; what is above and below lives on', () => {
  show({ failed: <p>Error retrieving payments.</p>, head: <p>Filters</p>, foot: <p>Pages</p> });
  expect(screen.queryByRole('table')).toBeNull();
  for (const words of ['Error retrieving payments.', 'Filters', 'Pages'])
    expect(screen.getByText(words)).toBeTruthy();
});

test('sums stand under their columns, and one of a column that is not there stays away', async () => {
  const figures = new Map([
    ['amount', '$383.90'],
    ['fees', '$2.00'],
  ]);
  const totals = { label: 'All 2 payments', figures };
  show({ totals: <TotalsRow columns={COLUMNS} totals={totals} selectable={false} /> });
  const row = within(await screen.findByRole('row', { name: /All 2 payments/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$383.90', '']);
});

test('cells carry what the narrow layout needs', () => {
  show();
  const [title, amount, note] = screen.getAllByRole('cell');
  expect(title?.dataset.slot).toBe('title');
  expect(amount?.dataset.slot).toBe('amount');
  expect(note?.dataset.slot).toBeUndefined();
  expect(note?.dataset.label).toBe('Note');
});

test.each([
  ['fits', 800, false],
  ['is wider than its place', 1200, true],
])('a table that %s', async (_, width, reachable) => {
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(private readonly tell: ResizeObserverCallback) {
        super(tell);
      }
      override observe() {
        queueMicrotask(() => this.tell([], this));
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  show();
  const place = screen.getByRole('group', { name: 'Payments table' });
  await waitFor(() => expect(place.tabIndex === 0).toBe(reachable));
  expect(place.hasAttribute('data-fits')).toBe(!reachable);
});

test('ticks choose rows; the one in the head chooses the page and leaves other pages alone', async () => {
  const onChange = vi.fn();
  const selection = {
    selected: new Set(['a', 'elsewhere']),
    onChange,
    rowName: (row: Payment) => row.customer,
  };
  show({ selection, selectionBar: <p>2 selected</p> });
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /Select all/ });
  expect(all.indeterminate).toBe(true);
  expect(screen.getByText('2 selected')).toBeTruthy();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Samuel' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'elsewhere']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Priya' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['elsewhere']));
  await userEvent.click(all);
  expect(onChange).toHaveBeenLastCalledWith(new Set(['elsewhere', 'a', 'b']));
});

describe('a row that leads somewhere', () => {
  const OPENING: readonly Column<Payment>[] = [
    {
      id: 'details',
      label: 'Details',
      slot: 'link',
      opens: ({ id }) => (id === 'b' ? undefined : `#${id}`),
      cell: ({ id }) => (id === 'b' ? null : <a href={`#${id}`}>Open</a>),
    },
    ...COLUMNS,
    { id: 'act', label: 'Act', cell: () => <button type="button">Capture</button> },
  ];
  const cell = (name: string) => screen.getByRole('cell', { name });
  const follow = () => {
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.hash);
    });
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
    return { followed, opened };
  };

  test('opens wherever it is pressed, and the first cell with something in it is a link', async () => {
    const { followed } = follow();
    show({ columns: OPENING });
    await userEvent.click(cell('$319.90'));
    await waitFor(() => expect(followed).toEqual(['#a']));
    expect(within(cell('Priya')).getByRole('link').getAttribute('href')).toBe('#a');
  });

  test.each([
    ['a key held down', '{Control>}', 'MouseLeft'],
    ['the middle button', '', 'MouseMiddle'],
  ])('opens in a tab of its own with %s', async (_, held, button) => {
    const { followed, opened } = follow();
    show({ columns: OPENING });
    const user = userEvent.setup();
    if (held) await user.keyboard(held);
    await user.pointer({ keys: `[${button}]`, target: cell('$319.90') });
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(expect.stringMatching(/#a$/), '_blank', 'noopener'),
    );
    expect(followed).toEqual([]);
  });

  test('stays where it is for its buttons, for what leads nowhere, and while text is marked', async () => {
    const { followed, opened } = follow();
    show({ columns: OPENING });
    const [capture] = screen.getAllByRole('button', { name: 'Capture' });
    if (capture) await userEvent.click(capture);
    await userEvent.click(cell('$64.00'));
    getSelection()?.selectAllChildren(cell('$319.90'));
    cell('$319.90').click();
    await vi.dynamicImportSettled();
    expect(followed).toEqual([]);
    getSelection()?.removeAllRanges();
    await userEvent.click(cell('$319.90'));
    await waitFor(() => expect(followed).toEqual(['#a']));
    expect(opened).not.toHaveBeenCalled();
  });
});
