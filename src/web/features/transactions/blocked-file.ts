import type { FraudOutcomeRow } from '#contract/fraud-outcomes.ts';
import { BLOCKED_COLUMN_IDS, type BlockedColumnId } from '#domain/fraud/blocked-columns.ts';
import { blockedColumnLabels } from '#domain/fraud/blocked-columns-copy.ts';
import { fraudOutcomeLabel } from '#domain/fraud/fraud-outcome-copy.ts';
import { RULE_NAMES } from '#domain/fraud/rule-names-copy.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import { epochSeconds, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import { zoneOffsetLabel, zoneOffsetS } from '#domain/shared/time-zone.ts';
import { labelOf } from '#domain/shared/word.ts';
import { type CsvCell, csvFile } from '#web/shared/csv.ts';

type Cell = (row: FraudOutcomeRow, timezone: string) => CsvCell;

/** What each column says in a file: amounts as numbers in whole currency, times in the store's zone with its offset. */
const CELLS: Readonly<Record<BlockedColumnId, Cell>> = {
  created: ({ created }, timezone) => inZone(created, timezone),
  status: ({ status }) => labelOf(fraudOutcomeLabel, status),
  rules: ({ rules = [] }) => rules.map((rule) => labelOf(RULE_NAMES, rule)).join(', '),
  amount: ({ amount, currency }) => ({ number: inUnits(amount, decimalsOf(currency)) }),
  currency: ({ currency }) => currency.toUpperCase(),
  customer_name: ({ customer_name }) => customer_name ?? '',
  order_id: ({ order_number }) => order_number,
  payment_intent: ({ payment_intent }) => payment_intent.id ?? '',
};

/** The rows as a file with the columns on the screen; an amount never stands without its currency. */
export function blockedFile(
  rows: readonly FraudOutcomeRow[],
  columns: readonly string[],
  timezone: string,
): string {
  const shown = BLOCKED_COLUMN_IDS.filter((id) => id === 'currency' || columns.includes(id));
  return csvFile(
    shown.map((id) => blockedColumnLabels[id]),
    rows.map((row) => shown.map((id) => CELLS[id](row, timezone))),
  );
}

/** `2026-11-15T09:41:00-05:00`: the hour on the store's clock, and what that clock was set to. */
function inZone(instant: UtcInstant, timezone: string): string {
  const at = secondsOf(instant);
  const local = utcInstant(epochSeconds(at + zoneOffsetS(at, timezone)));
  return `${local.replace(' ', 'T')}${zoneOffsetLabel(at, timezone)}`;
}

/** Written digit by digit, so that no sum is rounded on its way into a file. */
function inUnits(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
