import fc from 'fast-check';
import { bankCalendar, bankDayOf } from '#domain/bank/bank-days.ts';
import type { OpenLine } from '#domain/bank/exact-pairs.ts';
import { type ExpectedItem, itemId } from '#domain/bank/expected-item.ts';
import { calendarDate } from '#domain/shared/time.ts';

/** What a bank did with payouts, and which lines are truly which. */
export type BankWorld = Readonly<{
  items: readonly ExpectedItem[];
  lines: readonly OpenLine[];
  truth: readonly Readonly<{ lines: readonly string[]; items: readonly string[] }>[];
}>;

const FATES = [
  'on_time',
  'late',
  'split',
  'merged',
  'returned',
  'failed',
  'fee',
  'missing',
  'rebooked',
] as const;
type Fate = (typeof FATES)[number];

const happening = fc.record({
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('on_time') },
    ...FATES.slice(1).map((fate) => ({ weight: 1, arbitrary: fc.constant<Fate>(fate) })),
  ),
  amount: fc.integer({ min: 10_000, max: 400_000 }),
  /** As much as an earlier one, or a cent more. */
  like: fc.oneof(
    { weight: 5, arbitrary: fc.constant('nobody' as const) },
    { weight: 1, arbitrary: fc.constant('twin' as const) },
    { weight: 1, arbitrary: fc.constant('cent_more' as const) },
  ),
  whom: fc.nat({ max: 20 }),
  gap: fc.integer({ min: 0, max: 3 }),
  delay: fc.integer({ min: -1, max: 2 }),
  late: fc.integer({ min: 3, max: 10 }),
  parts: fc.integer({ min: 2, max: 4 }),
  share: fc.integer({ min: 1, max: 99 }),
  /** What the bank keeps: often a little, sometimes a single cent. */
  cost: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 900 })),
  isWithdrawal: fc.boolean(),
  isNamed: fc.boolean(),
  isFlagged: fc.boolean(),
  isUnnamedSender: fc.nat({ max: 7 }).map((n) => n === 0),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const stranger = fc.record({
  amount: fc.integer({ min: -400_000, max: 400_000 }),
  /** As much as a payout, by chance. */
  copies: fc.nat({ max: 30 }),
  gap: fc.nat({ max: 30 }),
});

const FIRST = bankDayOf(calendarDate('2026-03-02'));

export const bankWorld: fc.Arbitrary<BankWorld> = fc
  .record({
    happenings: fc.array(happening, { minLength: 1, maxLength: 12 }),
    strangers: fc.array(stranger, { maxLength: 8 }),
    currency: fc.constantFrom('eur', 'usd', 'jpy'),
  })
  .map(({ happenings, strangers, currency }) => builtWorld(happenings, strangers, currency));

type Stranger = typeof stranger extends fc.Arbitrary<infer One> ? One : never;

/** Twins, and payouts that differ by a cent, are made on purpose. */
function amountsOf(happenings: readonly Happening[]): readonly number[] {
  const amounts: number[] = [];
  for (const { amount, like, whom } of happenings) {
    const other = amounts[whom % Math.max(amounts.length, 1)] ?? amount;
    amounts.push(like === 'twin' ? other : like === 'cent_more' ? other + 1 : amount);
  }
  return amounts;
}

function builtWorld(
  happenings: readonly Happening[],
  strangers: readonly Stranger[],
  currency: string,
): BankWorld {
  const { shift } = bankCalendar(currency);
  const items: ExpectedItem[] = [];
  const lines: OpenLine[] = [];
  const truth: { lines: string[]; items: string[] }[] = [];
  const amounts = amountsOf(happenings);
  const ordinals = new Map<string, number>();

  const addLine = (line: Pick<OpenLine, 'day' | 'amount' | 'text'> & Partial<OpenLine>): string => {
    const content = `${line.day} ${line.amount} ${line.text} ${line.isReversal ?? false}`;
    const ordinal = (ordinals.get(content) ?? 0) + 1;
    ordinals.set(content, ordinal);
    const id = `l${lines.length}`;
    lines.push({
      ...{ id, account: '1', ending: null, currency, isReversal: false, order: `${content} ${ordinal}` },
      ...{ bankReference: null, endToEndId: null, counterpartyName: null, counterpartyAccount: null },
      ...line,
    });
    return id;
  };

  let day = FIRST;
  let waiting: { items: string[]; amount: number } = { items: [], amount: 0 };
  for (const [index, one] of happenings.entries()) {
    // A bank that bundles does so within days, not weeks.
    day = shift(day, waiting.items.length > 0 ? Math.min(one.gap, 1) : one.gap);
    const size = amounts[index] ?? one.amount;
    const hasFailed = one.fate === 'returned' || one.fate === 'failed';
    // Only what travels alone may be taken from the bank: a bank does not bundle what it gives with what it takes.
    const isAlone = one.fate !== 'merged' && waiting.items.length === 0;
    const amount = one.isWithdrawal && isAlone && index % 4 === 3 ? -size : size;
    const payoutId = `payout${index}`;
    const item: ExpectedItem = {
      ...{ id: itemId(payoutId, 'arrival'), payoutId, leg: 'arrival', amount, currency, day, hasFailed },
      ...{ references: [`PAYOUT${index}`, `TRACE0000${index}`], ending: null },
    };
    items.push(item);
    if (hasFailed)
      items.push({
        ...item,
        id: itemId(payoutId, 'return'),
        leg: 'return',
        amount: -amount,
        day: shift(day, 3),
      });
    const text = one.isUnnamedSender ? 'Transfer' : one.isNamed ? `STRIPE TRACE0000${index}` : 'STRIPE';
    const on = shift(day, one.fate === 'late' ? one.late : one.delay);
    const truly = (own: readonly string[], its: readonly string[]) =>
      truth.push({ lines: [...own], items: [...its] });

    if (waiting.items.length > 0 || one.fate === 'merged') {
      if (hasFailed || one.fate === 'missing') continue;
      waiting = { items: [...waiting.items, item.id], amount: waiting.amount + amount };
      const isLast = one.fate !== 'merged' || waiting.items.length === 4 || index === happenings.length - 1;
      if (!isLast) continue;
      truly([addLine({ day: shift(day, one.delay), amount: waiting.amount, text: 'STRIPE' })], waiting.items);
      waiting = { items: [], amount: 0 };
      continue;
    }
    switch (one.fate) {
      case 'missing':
      case 'failed':
        break;
      case 'split': {
        const part = Math.max(1, Math.floor((size * one.share) / (100 * one.parts)));
        const parts = Array.from({ length: one.parts - 1 }, (_, nth) => part + nth);
        const rest = size - parts.reduce((sum, each) => sum + each, 0);
        const own = [...parts, rest].map((each, nth) =>
          addLine({ day: shift(on, nth % 2), amount: Math.sign(amount) * each, text: 'STRIPE' }),
        );
        truly(own, [item.id]);
        break;
      }
      case 'fee': {
        let cost = one.cost;
        // What a bank keeps never makes a payout look exactly like another one: then nobody could tell them apart.
        while (amounts.includes(size - cost)) cost += 1;
        truly([addLine({ day: on, amount: amount - cost, text: 'STRIPE' })], [item.id]);
        break;
      }
      case 'returned':
        truly([addLine({ day: on, amount, text })], [item.id]);
        truly(
          [addLine({ day: shift(day, 4), amount: -amount, text, isReversal: one.isFlagged })],
          [itemId(payoutId, 'return')],
        );
        break;
      case 'rebooked':
        addLine({ day: on, amount, text });
        addLine({ day: shift(on, 1), amount: -amount, text: 'STORNO', isReversal: true });
        truly([addLine({ day: shift(on, 2), amount, text })], [item.id]);
        break;
      default:
        truly([addLine({ day: on, amount, text })], [item.id]);
    }
  }
  for (const { amount, copies, gap } of strangers)
    addLine({ day: shift(FIRST, gap), amount: amounts[copies] ?? amount, text: 'Invoice 2026' });
  return { items, lines, truth };
}
