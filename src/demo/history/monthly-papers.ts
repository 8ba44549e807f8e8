import { type Currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { BalanceTransaction, ProviderDocument, Reader, ReaderFee } from '#provider/provider-objects.ts';
import { readerOf } from '#provider/simulator/facts/account-equipment.ts';
import { type Day, dateOf, isFirstOfMonth, startOf } from '#provider/simulator/facts/calendar.ts';
import { priceListSum } from '#provider/simulator/facts/fees.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import { idLetters } from '#provider/simulator/facts/provider-ids.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import type { HistoryPieces } from './history-pieces.ts';
import { movementOf, newTransactionId } from './movement.ts';

const READER_FEE_CENTS = 1200;
const READERS = 4;
const READER_FEE_HOUR = 2;

type Desk = Readonly<{
  random: Random;
  history: HistoryPieces;
  currency: Currency;
  now: Parameters<typeof movementOf>[1];
}>;

/** The first day of the month that a day ends. */
function monthBefore(day: Day): Day {
  let from = day - 1;
  while (!isFirstOfMonth(from)) from -= 1;
  return from;
}

/** The card readers of the shop: who takes the next payment, and what each costs in a month it was used. */
export function openReaderDesk({ random, history, currency, now }: Desk) {
  let readers: Reader[] = Array.from({ length: READERS }, (_, index) => ({
    ...readerOf(MERCHANT_ACCOUNT, index + 1),
    status: index + 1 === READERS ? 'offline' : 'online',
  }));
  return {
    /** The last one stays in its box. */
    use: (): Reader['id'] | null => {
      const chosen = random.pick(readers.slice(0, -1));
      readers = readers.map((reader) =>
        reader === chosen ? { ...reader, count: reader.count + 1 } : reader,
      );
      return chosen.id;
    },
    /** The fee of the month behind; a movement without an amount. */
    charge: (day: Day, first: Day): BalanceTransaction | undefined => {
      const used = readers.filter(({ count }) => count > 0).length;
      if (used === 0) return undefined;
      const price = priceListSum(READER_FEE_CENTS, currency);
      const metadata = {
        charge_type: 'card_reader_fee',
        interval_from: dateOf(Math.max(first, monthBefore(day))),
        interval_to: dateOf(day - 1),
      };
      const at = epochSeconds(startOf(day) + READER_FEE_HOUR * HOUR_S);
      const movement = movementOf(
        {
          id: newTransactionId(random),
          type: 'card_reader_fee',
          at,
          currency,
          amount: 0,
          fee: price * used,
          metadata,
        },
        now,
      );
      const fee: ReaderFee = {
        id: movement.id,
        readers: readers.map(({ id, count }) => ({
          reader_id: id,
          count,
          status: count > 0 ? 'active' : 'inactive',
          fee: { amount: minor(count > 0 ? price : 0), currency },
        })),
      };
      history.put('reader_fee', fee);
      readers = readers.map((reader) => ({ ...reader, count: 0 }));
      return movement;
    },
    all: (): readonly Reader[] => readers,
  };
}

/** The tax invoice over what the shop paid in fees in the month behind. */
export const monthlyInvoice = (random: Random, day: Day, first: Day): ProviderDocument => ({
  document_id: `doc_${idLetters(random)}`,
  type: 'vat_invoice',
  date: dateOf(day),
  period_from: dateOf(Math.max(first, monthBefore(day))),
  period_to: dateOf(day - 1),
});
