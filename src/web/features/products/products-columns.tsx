import type { Product } from '#contract/products.ts';
import { drawingOf } from '#domain/orders/product-picture.ts';
import { labelOf } from '#domain/shared/word.ts';
import type { ListColumn } from '#web/blocks/data-list/list-column.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import './products.css';
import { productsCopy } from './products-copy.ts';

const { columns: label, statuses, notCounted, soldOut, every } = productsCopy;

export const PRODUCT_COLUMNS: readonly ListColumn<Product>[] = [
  {
    id: 'name',
    label: label.name,
    slot: 'title',
    sortable: true,
    sortFirst: 'asc',
    locked: true,
    clip: true,
    title: ({ name }) => name,
    cell: ({ name }) => (
      <span className="product-name">
        <svg viewBox="0 0 64 48" aria-hidden="true">
          <path d={drawingOf(name)} />
        </svg>
        <span className="strong">
          <bdi>{name}</bdi>
        </span>
      </span>
    ),
  },
  { id: 'sku', label: label.sku, slot: 'meta', nowrap: true, cell: ({ sku }) => <code>{sku}</code> },
  {
    id: 'status',
    label: label.status,
    slot: 'state',
    cell: ({ status }) => (
      <Chip kind={status === 'publish' ? 'success' : 'light'}>{labelOf(statuses, status)}</Chip>
    ),
  },
  {
    id: 'stock',
    label: label.stock,
    align: 'end',
    sortable: true,
    sortFirst: 'asc',
    cell: ({ stock }) => <Stock stock={stock} />,
  },
  {
    id: 'price',
    label: label.price,
    slot: 'amount',
    align: 'end',
    sortable: true,
    cell: ({ price, currency, paid_every }) => (
      <>
        <span className="strong">
          <MoneyText amount={price} currency={currency} />
        </span>
        {paid_every && <span className="muted"> {labelOf(every, paid_every)}</span>}
      </>
    ),
  },
];

function Stock({ stock }: Pick<Product, 'stock'>) {
  if (stock === null) return <span className="subtle">{notCounted}</span>;
  return stock === 0 ? <Chip kind="warning">{soldOut}</Chip> : countWords(stock);
}
