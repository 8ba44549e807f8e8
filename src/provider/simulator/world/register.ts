import { type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { type Consequence, isWhollyRefunded } from './aftermath.ts';
import { type Day, dayOf, instantOf } from './calendar.ts';
import type { Draft } from './day-plan.ts';
import { itemsOf, paidOrder, unpaidOrder } from './orders.ts';
import type { RowBatches } from './row-batches.ts';
import type { Random } from './seeded-random.ts';
import type { SubscriptionDesk } from './subscriptions.ts';
import { type Charge, consequenceRow, makeCharge, type OpenRow, saleRow } from './transaction-rows.ts';

/** Where sales become rows: of customers, orders, subscriptions, and in the end of transactions. */
export type Register = Readonly<{
  /** Lets a planned sale happen and answers its row. */
  ring(draft: Draft, at: EpochSeconds): OpenRow;
  /** The rows that earlier sales make on a day. */
  consequencesOn(day: Day): readonly OpenRow[];
}>;

type Surroundings = Readonly<{
  random: Random;
  batches: RowBatches;
  subscriptions: SubscriptionDesk;
  now: EpochSeconds;
}>;

const FIRST_ORDER = 1001;
const UNPAID_SHARE = 0.03;
const LONGEST_BROWSE_S = HOUR_S;

/** Rows that earlier sales owe to later days. */
function openDiary(random: Random) {
  const days = new Map<Day, { charge: Charge; consequence: Consequence }[]>();
  return {
    note: (charge: Charge, consequence: Consequence): void => {
      const day = dayOf(consequence.at);
      const others = days.get(day);
      if (others) others.push({ charge, consequence });
      else days.set(day, [{ charge, consequence }]);
    },
    on: (day: Day): readonly OpenRow[] => {
      const due = days.get(day) ?? [];
      days.delete(day);
      return due.map(({ charge, consequence }) => consequenceRow(random, charge, consequence));
    },
  };
}

export function openRegister({ random, batches, subscriptions, now }: Surroundings): Register {
  const diary = openDiary(random);
  /** Orders and subscriptions share one count, as they do in the store, so that a number means one thing. */
  let nextNumber = FIRST_ORDER;
  const newNumber = (): number => {
    nextNumber += 1;
    return nextNumber - 1;
  };

  const greet = ({ sale: { customer }, isFirstVisit }: Draft, at: EpochSeconds): void => {
    if (!isFirstVisit || customer.isGuest) return;
    const created = instantOf(epochSeconds(at - random.below(LONGEST_BROWSE_S)));
    const { index, name, email, country } = customer;
    batches.add('customers', { id: index + 1, name, email, country: country.code, created });
  };

  /** The subscription a sale belongs to: the one it renews, or the one it begins. */
  const subscriptionOf = ({ sale, renews, begins }: Draft, at: EpochSeconds): number | undefined => {
    if (!begins) return renews;
    const subscription = { id: newNumber(), customerIndex: sale.customer.index, plan: begins };
    const status = subscriptions.begin(random, subscription, dayOf(at));
    if (!status) return undefined;
    const { id } = subscription;
    const customer_id = sale.customer.index + 1;
    batches.add('subscriptions', { id, number: String(id), customer_id, status, created: instantOf(at) });
    return id;
  };

  return {
    ring: (draft, at) => {
      const { sale, consequences } = draft;
      greet(draft, at);
      const subscription_id = subscriptionOf(draft, at);
      const order_id = newNumber();
      const charge = makeCharge(random, sale, order_id);
      const isRefunded = isWhollyRefunded(sale, consequences);
      const { payment_intent_id } = charge;
      batches.add(
        'orders',
        paidOrder(sale, { id: order_id, payment_intent_id, created: at, isRefunded }, now),
      );
      if (subscription_id !== undefined) batches.add('subscription_orders', { subscription_id, order_id });
      for (const item of itemsOf(sale, order_id, isRefunded)) batches.add('order_items', item);
      for (const consequence of consequences) diary.note(charge, consequence);
      if (random.chance(UNPAID_SHARE)) {
        const unpaid = unpaidOrder(random, sale, newNumber(), at);
        batches.add('orders', unpaid);
        for (const item of itemsOf(sale, unpaid.id, false)) batches.add('order_items', item);
      }
      return saleRow(charge, at);
    },
    consequencesOn: diary.on,
  };
}
