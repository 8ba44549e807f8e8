import type { CapturePreview } from '#contract/authorizations.ts';
import { type CaptureEffect, captureEffect } from '#domain/settings/capture-effect.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { supposedChange, utcDay } from '../balances/supposed-change-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { listHeldPayments } from './held-payments-repository.ts';

type Asking = Pick<Deps, 'db' | 'provider' | 'log'>;

/** What capturing these payments would do. What is not held any more counts for nothing. */
export async function previewCaptures(deps: Asking, ids: readonly string[]): Promise<CapturePreview> {
  const [held, account] = await Promise.all([listHeldPayments(deps.db, ids), findAccount(deps.db)]);
  const list = { country: account?.country, fees: account?.fees ?? {} };
  const effects = held.map((payment) => captureEffect(payment, list));
  const customers = byCurrency(held).map(([code, payments]) => ({
    currency: currency(code),
    amount: sumOf(payments, ({ amount }) => amount),
    count: payments.length,
  }));
  const balances: CapturePreview['balances'][number][] = [];
  for (const [code, sales] of byCurrency(effects))
    balances.push(await balanceAfter(deps, code, sales, account?.deposits?.delay_days ?? 0));
  return { customers, balances };
}

async function balanceAfter(
  deps: Asking,
  code: string,
  sales: readonly CaptureEffect[],
  delay_days: number,
): Promise<CapturePreview['balances'][number]> {
  const gross = sumOf(sales, (sale) => sale.gross);
  const isPriced = sales.every(({ fee }) => fee !== undefined);
  const fee = isPriced ? sumOf(sales, (sale) => sale.fee ?? 0) : null;
  const change = await supposedChange(deps, {
    currency: code,
    net: gross - (fee ?? 0),
    freeOn: (now) => utcDay(epochSeconds(now + delay_days * DAY_S)),
  });
  return { currency: currency(code), gross, fee, ...change };
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  minor(rows.reduce((sum, row) => sum + amount(row), 0));

function byCurrency<Row extends Readonly<{ currency: string }>>(rows: readonly Row[]): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.currency, [...(groups.get(row.currency) ?? []), row]);
  return [...groups];
}
