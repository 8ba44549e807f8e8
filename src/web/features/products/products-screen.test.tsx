import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listProducts, type Product } from '#contract/products.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const aProduct = (over: Partial<Product> = {}): Product => ({
  id: 1,
  slug: 'ink',
  name: 'Ink',
  sku: 'INK-1',
  price: minor(1200),
  currency: currency('usd'),
  stock: 1500,
  description: '',
  status: 'publish',
  paid_every: null,
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
});
const answerRows = (...data: Product[]) =>
  server.answer(listProducts, () => ({ data, total_count: data.length }));
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('products with what is left of them', async () => {
  answerRows(
    aProduct(),
    aProduct({ id: 2, name: 'Desk', sku: 'DSK', stock: 0, status: 'draft', currency: currency('kwd') }),
    aProduct({ id: 3, name: 'Club', sku: 'SUB', stock: null, paid_every: 'month' }),
  );
  await openScreen(paths.products());
  expect(await cells(/Ink/)).toEqual(['Ink', 'INK-1', 'Published', '1,500', '$12.00']);
  expect((await cells(/Desk/)).slice(2, 4)).toEqual(['Draft', 'Sold out']);
  expect((await cells(/Club/)).slice(3)).toEqual(['Not counted', '$12.00 every month']);
  expect(server.asked(listProducts).at(-1)?.query).toMatchObject({ sort: 'name', direction: 'asc' });
});

test('the least stock comes first when sorting by it', async () => {
  answerRows(aProduct());
  await openScreen(paths.products());
  await userEvent.click(await screen.findByRole('button', { name: /^Stock/ }));
  await screen.findByRole('row', { name: /Ink/ });
  expect(server.asked(listProducts).at(-1)?.query).toMatchObject({ sort: 'stock', direction: 'asc' });
});

test('none yet, and a read that failed', async () => {
  server.answer(listProducts, () => refuse('wcpay_server_error'));
  await openScreen(paths.products());
  await screen.findByText('The products could not be loaded.');
  answerRows();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeTruthy();
});
