import type { BankDay } from '../payouts/payout-schedule.ts';
import type { CalendarDate } from '../shared/time.ts';
import { bankCalendar, bankDayOf, dateOfBankDay } from './bank-days.ts';
import { lastDayOf } from './exact-pairs.ts';
import type { ExpectedItem, MatchLeg } from './expected-item.ts';
import type { DifferenceReason } from './match-decision.ts';
import type { MatchReason } from './match-proposal.ts';

export const AT_BANK_STATES = [
  'expected',
  'no_statement',
  'missing',
  'suggested',
  'matched',
  'differs',
  'returned',
] as const;
export type AtBankState = (typeof AT_BANK_STATES)[number];

/** Whether statements show a payout, as a list is asked for it; of those that failed or were called off nobody asks. */
export const SEEN_AT_BANK = ['seen', 'unseen'] as const;
export type SeenAtBank = (typeof SEEN_AT_BANK)[number];

/** A line that is, or may be, this payout. */
export type LinkedLine = Readonly<{
  match: string;
  leg: MatchLeg;
  state: 'automatic' | 'suggested' | 'confirmed';
  reason: MatchReason;
  difference: number;
  difference_reason: DifferenceReason | null;
  booked_on: CalendarDate;
  line_number: number;
  file: string;
  /** The day the bank took it back. */
  undone_on: CalendarDate | null;
}>;

export type Covered = Readonly<{ from: BankDay; to: BankDay }>;

export type PayoutAtBank = Readonly<{
  state: AtBankState;
  /** Since when it is there or gone again; else until when it is waited for. */
  day: CalendarDate;
  /** How many days ago that was, of what is missing. */
  days: number;
  /** What the bank shows more or less. */
  difference: number;
  /** Where it went, once a person said so. */
  difference_reason: DifferenceReason | null;
  lines: readonly Pick<LinkedLine, 'booked_on' | 'line_number' | 'file'>[];
}>;

type Asked = Readonly<{
  /** What the payout should bring; none of one that was called off. */
  item: ExpectedItem | undefined;
  links: readonly LinkedLine[];
  /** The days that statements in its currency cover; none where no account in it is known at all. */
  covered: readonly Covered[] | undefined;
  today: BankDay;
}>;

/** Where a payout stands with the bank, and nothing where nobody can ask: nothing is called missing before a statement says so. */
export function payoutAtBank({ item, links, covered, today }: Asked): PayoutAtBank | undefined {
  const settled = links.filter(({ state }) => state !== 'suggested');
  const arrived = settled.filter(({ leg }) => leg === 'arrival');
  const gone = settled.filter(({ leg }) => leg === 'return');
  if (arrived.length > 0) return there(arrived, gone);
  if (!item || item.hasFailed || !covered) return undefined;
  const last = lastDayOf(item.day, item.currency);
  const waiting = { day: dateOfBankDay(last), days: 0, difference: 0, difference_reason: null, lines: [] };
  const suggested = links.filter(({ leg }) => leg === 'arrival');
  if (suggested.length > 0) return { ...waiting, state: 'suggested', ...onlyDifference(suggested) };
  if (today <= last) return { ...waiting, state: 'expected' };
  return isCovered(item, last, covered)
    ? { ...waiting, state: 'missing', days: today - last }
    : { ...waiting, state: 'no_statement' };
}

function there(arrived: readonly LinkedLine[], gone: readonly LinkedLine[]): PayoutAtBank {
  const lines = [...arrived, ...gone].map(({ booked_on, line_number, file }) => ({
    booked_on,
    line_number,
    file,
  }));
  const latest = (days: readonly CalendarDate[]): CalendarDate | undefined => days.toSorted().at(-1);
  const left = latest([
    ...gone.map(({ booked_on }) => booked_on),
    ...arrived.flatMap(({ undone_on }) => undone_on ?? []),
  ]);
  const difference = arrived[0]?.difference ?? 0;
  const day = left ?? latest(arrived.map(({ booked_on }) => booked_on)) ?? ('' as CalendarDate);
  const state = left !== undefined ? 'returned' : difference === 0 ? 'matched' : 'differs';
  const difference_reason = arrived[0]?.difference_reason ?? null;
  return { state, day, days: 0, difference, difference_reason, lines };
}

/** Only one suggestion says by how much; of several, nobody knows which. */
const onlyDifference = (suggested: readonly LinkedLine[]): Pick<PayoutAtBank, 'difference'> => {
  const matches = new Set(suggested.map(({ match }) => match));
  return { difference: matches.size === 1 ? (suggested[0]?.difference ?? 0) : 0 };
};

/** Whether statements tell of every business day on which it could have come. */
function isCovered({ day, currency }: ExpectedItem, last: BankDay, covered: readonly Covered[]): boolean {
  const { isOpen } = bankCalendar(currency);
  for (let at = day; at <= last; at += 1)
    if (isOpen(at) && !covered.some(({ from, to }) => at >= from && at <= to)) return false;
  return true;
}

/**
 * The days that a statement tells whole. Some banks write the end of the days that were asked for, also where that is still to
 * come: nothing is told of the day on which the file came in, nor of any after it.
 */
export const coveredDays = (
  { from, to }: Readonly<{ from: CalendarDate; to: CalendarDate }>,
  imported: CalendarDate,
): Covered => ({
  from: bankDayOf(from),
  to: Math.min(bankDayOf(to), bankDayOf(imported) - 1),
});
