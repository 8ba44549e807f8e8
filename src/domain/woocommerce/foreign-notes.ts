import { formatMoney } from '../shared/format-money.ts';
import { money } from '../shared/money.ts';
import type { UtcInstant } from '../shared/time.ts';
import { type Foreign, foreignMinor, idOf, listOf, momentOf, textOf } from './foreign-fields.ts';
import { foreignNotesCopy as copy } from './foreign-notes-copy.ts';
import { namedRefund } from './noted-refund.ts';
import { plainText } from './plain-text.ts';

export type ForeignNote = Readonly<{
  /** Below zero, where none of our own stands. */
  id: number;
  note: string;
  customer_note: boolean;
  /** Nothing where the store wrote it by itself. */
  author: string | null;
  date_created: UtcInstant;
}>;

/** What the store has of one order; `told` are those there that are ours. */
type There = Readonly<{ list: unknown; told: readonly number[] }>;

const NOTE_MAX = 5000;
/** As which stores and their plugins write. */
const BY_ITSELF: readonly string[] = ['', 'system', 'WooCommerce'];

const othersIn = ({ list, told }: There): readonly Readonly<{ id: number; at: UtcInstant; one: Foreign }>[] =>
  listOf(list).flatMap((one) => {
    const id = idOf(one.id);
    const at = momentOf(one.date_created_gmt);
    return id === undefined || at === undefined || told.includes(id) ? [] : { id, at, one };
  });

/** What was noted on an order at its store. */
export const readForeignNotes = (notes: There): readonly ForeignNote[] =>
  othersIn(notes).flatMap(({ id, at, one }): readonly ForeignNote[] => {
    const note = plainText(textOf(one.note), NOTE_MAX);
    if (note === '') return [];
    const author = textOf(one.author);
    return [
      {
        ...{ id: -2 * id, note, date_created: at, customer_note: one.customer_note === true },
        author: BY_ITSELF.includes(author) ? null : author,
      },
    ];
  });

/** Refunds that were only noted there, as in cash: those that went through the payments account are ours, and told as such. */
export const readForeignRefunds = (
  refunds: There,
  { currency, locale }: Readonly<{ currency: string; locale: string }>,
): readonly ForeignNote[] =>
  othersIn(refunds).flatMap(({ id, at, one }): readonly ForeignNote[] => {
    const given = foreignMinor(one.amount, currency);
    if (given === undefined || one.refunded_payment === true || namedRefund(one) !== '') return [];
    const amount = formatMoney(money(Math.abs(given), currency), { locale });
    const reason = plainText(textOf(one.reason), NOTE_MAX);
    const note = reason === '' ? copy.refund(amount) : copy.refundBecause(amount, reason);
    return [{ id: -2 * id - 1, note, date_created: at, customer_note: false, author: null }];
  });
