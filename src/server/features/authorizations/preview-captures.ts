import type { CapturePreview } from '#contract/authorizations.ts';
import { AppError } from '#contract/kit/errors.ts';
import { type CaptureEffect, captureEffect } from '#domain/settings/capture-effect.ts';
import { displayedFee, type FeeStructure } from '#domain/settings/displayed-fee.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { supposedChange, utcDay } from '../balances/supposed-change-repository.ts';
import { currentRates } from '../multi-currency/rates-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { listHeldPayments } from './held-payments-repository.ts';

type Asking = Pick<Deps, 'db' | 'provider' | 'log'>;

/** What capturing these payments would do. What is not held any more counts for nothing. */
export async function previewCaptures(deps: Asking, ids: readonly string[]): Promise<CapturePreview> {
  const [held, account] = await Promise.all([listHeldPayments(deps.db, ids), findAccount(deps.db)]);
  const fees = account?.fees ?? {};
  const paidOutIn = held.map(({ settlement_currency }) => settlement_currency);
  const list = { country: account?.country, fees, rates: await ratesOf(deps, fees, paidOutIn) };
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

/** Without rates a fee in another currency stays open: that is no reason to show nothing of a decision. */
async function ratesOf(
  deps: Asking,
  { card }: Readonly<Record<string, FeeStructure>>,
  paidOutIn: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const base = card && displayedFee(card).currency;
  if (base === undefined || paidOutIn.every((code) => code === base)) return new Map();
  try {
    return new Map([...(await currentRates(deps, base))].map(([code, { rate }]) => [code, rate]));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ code: error.code, base }, 'Rates could not be read; a fee is not estimated.');
    return new Map();
  }
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
