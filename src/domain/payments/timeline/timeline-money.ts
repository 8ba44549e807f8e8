import { formatRateBetween } from '../../shared/exchange-rate.ts';
import { type Currency, currency, type Money, minor, money } from '../../shared/money.ts';
import { type FeeHistoryEntry, type FeeRates, feeKindOf, isBaseOnly } from '../fee-rates.ts';
import type { TimelineEvent, TransactionDetails } from './timeline-event.ts';
import type { BodyLine, FeeBreakdownLine } from './timeline-item.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The two sides of an exchange, or nothing where the customer paid in the store's own currency. */
export function exchangeOf({ transaction_details }: TimelineEvent): TransactionDetails | undefined {
  if (!transaction_details) return undefined;
  const { customer_currency, store_currency } = transaction_details;
  return same(customer_currency, store_currency) ? undefined : transaction_details;
}

const lower = (code: Currency): Currency => currency(code.toLowerCase());
/** Amounts on the timeline are shown without their sign; the words say which way they went. */
export const sum = (amount: number, code: Currency): Money => money(Math.abs(amount), lower(code));
/** Everything an event says in one currency; without one it says nothing of money. */
export const inCurrency = (event: TimelineEvent, amount: number | null | undefined): Money =>
  sum(amount ?? 0, event.currency ?? currency('usd'));

/** "1 EUR → 1.08 USD": what was captured where something was, else what was moved. */
export function exchangeLine(event: TimelineEvent): readonly BodyLine[] {
  const exchange = exchangeOf(event);
  if (!exchange) return [];
  const from = sum(exchange.customer_amount_captured ?? exchange.customer_amount, exchange.customer_currency);
  const to = sum(exchange.store_amount_captured ?? exchange.store_amount, exchange.store_currency);
  const rate = formatRateBetween(from, to);
  return rate === undefined ? [] : [{ kind: 'exchange', from: from.currency, rate, to }];
}

/** What a captured payment cost, in the currency the merchant is paid in. */
export function feeOf(event: TimelineEvent): Money {
  const exchange = exchangeOf(event);
  return exchange ? sum(exchange.store_fee ?? 0, exchange.store_currency) : inCurrency(event, event.fee);
}

export function netOf(event: TimelineEvent): Money {
  const exchange = exchangeOf(event);
  const fee = feeOf(event);
  const captured = exchange
    ? (exchange.store_amount_captured ?? exchange.store_amount)
    : (event.amount_captured ?? event.amount ?? 0);
  return { ...fee, amount: minor(captured - fee.amount) };
}

/** The whole fee is told as percentage plus fixed, `7.6% + ¥0`; a step of it names a fixed part only where it has one. */
export function feeLine(event: TimelineEvent): BodyLine {
  const { amount, currency: code } = feeOf(event);
  const shown = { amount: minor(amount === 0 ? 0 : -amount), currency: code };
  const rates = event.fee_rates;
  if (!rates) return { kind: 'fee', name: 'all', money: shown, terms: null };
  const fixed = money(rates.fixed, lower(rates.fixed_currency));
  const isBase = isBaseOnly(rates);
  const isCapped = isBase && rates.history[0]?.capped === true;
  const terms = isCapped ? { cappedAt: fixed } : { percentage: rates.percentage, fixed };
  return { kind: 'fee', name: isBase ? 'base' : 'all', money: shown, terms };
}

/** Step by step how the fee came about; the plain price of a method needs no explanation. */
export function feeBreakdown(rates: FeeRates | undefined): readonly BodyLine[] {
  if (!rates || rates.history.length === 0 || isBaseOnly(rates)) return [];
  const lines = rates.history.flatMap((entry) => breakdownLine(entry) ?? []);
  return lines.length === 0 ? [] : [{ kind: 'fee_breakdown', lines }];
}

function breakdownLine(entry: FeeHistoryEntry): FeeBreakdownLine | undefined {
  const kind = feeKindOf(entry);
  if (!kind) return undefined;
  const fixed = money(entry.fixed_rate, lower(entry.currency));
  if (kind === 'discount') return { kind, percentage: entry.percentage_rate, fixed };
  if (kind === 'base' && entry.capped === true) return { kind, terms: { cappedAt: fixed } };
  return {
    kind,
    terms: { percentage: entry.percentage_rate, fixed: fixed.amount === 0 ? null : fixed },
  };
}
