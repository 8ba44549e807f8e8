import type { UtcInstant } from '../shared/time.ts';
import { idOf, listOf, momentOf, textOf } from './foreign-fields.ts';
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

const NOTE_MAX = 5000;
/** As which stores and their plugins write. */
const BY_ITSELF: readonly string[] = ['', 'system', 'WooCommerce'];

/** What was noted on an order at its store, but for `told`: the notes there that are ours. */
export const readForeignNotes = (value: unknown, told: readonly number[]): readonly ForeignNote[] =>
  listOf(value).flatMap((one): readonly ForeignNote[] => {
    const id = idOf(one.id);
    const date_created = momentOf(one.date_created_gmt);
    const note = plainText(textOf(one.note), NOTE_MAX);
    if (id === undefined || date_created === undefined || note === '' || told.includes(id)) return [];
    const author = textOf(one.author);
    return [
      {
        ...{ id: -id, note, date_created, customer_note: one.customer_note === true },
        author: BY_ITSELF.includes(author) ? null : author,
      },
    ];
  });
