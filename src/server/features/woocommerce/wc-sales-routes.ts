import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/woocommerce/store-facts.ts';
import { isCalendarDate } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { decimalText } from '#domain/woocommerce/decimal-text.ts';
import { salesPeriod } from '#domain/woocommerce/sales-period.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import type { SoldIn } from '../../store/store-rest.ts';
import { wcLink } from './wc-page.ts';

type Asked = Received<typeof contract.getWcSales>;

const sum = (rows: readonly SoldIn[], of: (row: SoldIn) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

async function readSales(context: Context, { period, date_min, date_max }: Asked) {
  const { store, now } = context;
  const { currency, timezone: zone } = await store.profile();
  const today = dayOf(now(), zone);
  for (const [name, day] of Object.entries({ date_min, date_max }))
    if (day !== undefined && !isCalendarDate(day))
      throw fail('rest_invalid_param', { params: { [name]: 'Invalid date.' } });
  const asked = salesPeriod({ period, date_min, date_max, today });
  if (!asked) throw fail('rest_invalid_param', { params: { date_min: 'Expected at most ten years.' } });
  const code = currency.toLowerCase();
  const days = { currency: code, zone, from: asked.from, to: asked.to };
  const [rows, refunded] = [await store.rest.sales(days), await store.rest.refunded(days)];
  const text = (amount: number) => decimalText(amount, code);
  const steps = asked.steps.map((step) => {
    const inside = rows.filter(({ day }) => day.startsWith(step));
    const of = (which: (row: SoldIn) => number) => sum(inside, which);
    return [
      step,
      {
        ...{ sales: text(of(({ sales }) => sales)), orders: of(({ orders }) => orders) },
        ...{ items: of(({ items }) => items), tax: text(of(({ tax }) => tax)) },
        ...{ shipping: text(of(({ shipping }) => shipping)), discount: text(of(({ discount }) => discount)) },
        customers: of(({ customers }) => customers),
      },
    ] as const;
  });
  const total = (which: (row: SoldIn) => number) => sum(rows, which);
  const [sales, tax, shipping] = [
    total((row) => row.sales),
    total((row) => row.tax),
    total((row) => row.shipping),
  ];
  const net = sales - refunded - tax - shipping;
  return [
    {
      ...{ total_sales: text(sales), net_sales: text(net) },
      average_sales: text(steps.length === 0 ? 0 : Math.round(net / steps.length)),
      ...{ total_orders: total((row) => row.orders), total_items: total((row) => row.items) },
      ...{ total_tax: text(tax), total_shipping: text(shipping), total_refunds: Number(text(refunded)) },
      total_discount: text(total((row) => row.discount)),
      totals_grouped_by: asked.by,
      totals: Object.fromEntries(steps),
      total_customers: total((row) => row.customers),
      _links: { about: wcLink(context, '/reports') },
    },
  ];
}

export const wcSalesRoutes: readonly Route[] = [route(contract.getWcSales, readSales)];
