import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { ProviderDocument, Reader, ReaderFee } from '../../provider-objects.ts';
import { dateOf, dayOf, isFirstOfMonth, startOf } from '../facts/calendar.ts';
import { priceListSum } from '../facts/fees.ts';
import { book } from './booking.ts';
import { announced, type Changes, changes, type DueDraft } from './changes.ts';
import { type Context, command } from './command.ts';
import { loadAccount } from './loaded.ts';
import { simObject } from './sim-object.ts';

const READER_FEE_CENTS = 1200;
const HOURS_PAST_MIDNIGHT = 2;

export function nextMonth(account_id: string, now: EpochSeconds): DueDraft {
  let day = dayOf(now) + 1;
  while (!isFirstOfMonth(day)) day += 1;
  return {
    at: epochSeconds(startOf(day) + HOURS_PAST_MIDNIGHT * HOUR_S),
    kind: 'begin_month',
    subject: account_id,
  };
}

/** The month that just ended: from its first day to its last. */
function lastMonth(now: EpochSeconds): Readonly<{ from: number; to: number }> {
  const to = dayOf(now) - 1;
  let from = to;
  while (!isFirstOfMonth(from)) from -= 1;
  return { from, to };
}

type Slice = Readonly<{ account: ProviderAccount; readers: readonly Reader[] }>;

/** On the first of each month readers are charged for, and the fees of the month behind get their tax invoice. */
export const beginMonth = command<string, Slice, null>({
  kind: 'begin_month',
  load: async (store) => ({ account: await loadAccount(store), readers: await store.all('reader') }),
  decide: (slice, _, context) => {
    const { is_documents_enabled, account_id } = slice.account;
    return changes(
      null,
      chargeReaders(slice, context),
      is_documents_enabled ? announced(simObject('document', invoice(context)), 'document.created') : {},
      { due: [nextMonth(account_id, context.now)] },
    );
  },
});

/** A reader costs its fee in each month it was used; an idle one is free. The movement itself has no amount, only a fee. */
function chargeReaders({ account, readers }: Slice, context: Context): Omit<Changes, 'answer'> {
  const currency = asCurrency(account.store_currencies.default);
  const price = priceListSum(READER_FEE_CENTS, currency);
  const used = readers.filter(({ count }) => count > 0);
  if (used.length === 0) return changes(null);
  const { from, to } = lastMonth(context.now);
  const booking = book(
    {
      type: 'card_reader_fee',
      counterparty: 'fees',
      currency,
      amount: 0,
      fee: price * used.length,
      available_on: context.now,
      metadata: { charge_type: 'card_reader_fee', interval_from: dateOf(from), interval_to: dateOf(to) },
    },
    context,
  );
  const fee: ReaderFee = {
    id: booking.transaction.id,
    readers: readers.map(({ id, count }) => ({
      reader_id: id,
      count,
      status: count > 0 ? 'active' : 'inactive',
      fee: { amount: minor(count > 0 ? price : 0), currency },
    })),
  };
  return changes(null, booking.changes, announced(simObject('reader_fee', fee), 'reader_fee.created'), {
    put: used.map((reader) => simObject('reader', { ...reader, count: 0 })),
  });
}

/** By the calendar, whenever it is written: the days of the month, as a list of its transactions shows them. */
function invoice({ now, newId }: Context): ProviderDocument {
  const { from, to } = lastMonth(now);
  return {
    document_id: newId('doc'),
    type: 'vat_invoice',
    date: dateOf(dayOf(now)),
    period_from: dateOf(from),
    period_to: dateOf(to),
  };
}
