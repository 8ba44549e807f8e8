import { decimalsOf } from '../../shared/money.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { BookAccount } from '../book-account.ts';
import type { BookEntry } from '../book-entry.ts';
import type { ChartLines } from '../chart-of-accounts.ts';
import { MOVEMENT_KIND_WORDS } from '../movement-kind-copy.ts';
import { journalTextCopy as copy } from './journal-text-copy.ts';

/** `-12.34`, by the digits: a million amounts pass here. */
export function amountText(amount: number, currency: string, point = '.'): string {
  const decimals = decimalsOf(currency);
  const minus = amount < 0 ? '-' : '';
  if (decimals === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  return `${minus}${digits.slice(0, -decimals)}${point}${digits.slice(-decimals)}`;
}

/** `05/03/2026` and `03/05/2026`, as the two sides of an ocean write it. */
export const dayFirst = (day: CalendarDate): string =>
  `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
export const monthFirst = (day: CalendarDate): string =>
  `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** What an entry is about, in a line. */
export const entryWords = (entry: BookEntry): string =>
  entry.late_of === null ? aboutEntry(entry) : copy.late(aboutEntry(entry), entry.late_of);

function aboutEntry({ id, kind, day, count, order, payout, transaction }: BookEntry): string {
  if (kind === 'summary') return payout === null ? copy.payments(day, count) : copy.payout(payout, count);
  const [words, about] = [MOVEMENT_KIND_WORDS[kind], transaction ?? payout ?? id];
  return order === null ? copy.movement(words, about) : copy.movementOfOrder(words, about, order);
}

/**
 * A number of at most 18 signs that is always the same for the same entry: its day and a mark made of its id. Some programs
 * take no longer ones, and refuse a number that they have.
 */
export const journalNumber = ({ id, day }: BookEntry): string =>
  `${day.slice(2).replaceAll('-', '')}-${journalMark({ id })}`;

/**
 * The same for a program that takes no more than 11 signs. 53 bits of a text (cyrb53): two of the same day meet once in some
 * billions of files.
 */
export function journalMark({ id: text }: Pick<BookEntry, 'id'>): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    high = Math.imul(high ^ sign, 2654435761);
    low = Math.imul(low ^ sign, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

/** What a file writes for an account, made once for all the lines of a chart: a file may have millions of them. */
export function madeOnce(make: (accounts: ChartLines, account: BookAccount) => string) {
  const ofChart = new WeakMap<ChartLines, Map<BookAccount, string>>();
  return (accounts: ChartLines, account: BookAccount): string => {
    const known = ofChart.get(accounts) ?? new Map<BookAccount, string>();
    ofChart.set(accounts, known);
    const before = known.get(account);
    if (before !== undefined) return before;
    const made = make(accounts, account);
    known.set(account, made);
    return made;
  };
}
