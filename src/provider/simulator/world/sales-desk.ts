import { type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { aftermathOf, type Consequence, isWhollyRefunded } from './aftermath.ts';
import { type Day, dayOf, instantOf } from './calendar.ts';
import type { Customer } from './customers.ts';
import { paidOrder, unpaidOrder } from './orders.ts';
import type { RowBatches } from './row-batches.ts';
import {
  basketSale,
  canSubscribe,
  type Plan,
  type Sale,
  subscriptionPlan,
  subscriptionSale,
  type Till,
} from './sale.ts';
import type { Random } from './seeded-random.ts';
import { openSubscriptionDesk } from './subscriptions.ts';
import { type Charge, consequenceRow, makeCharge, type OpenRow, saleRow } from './transaction-rows.ts';

/** A sale of a day before its hour is drawn, with everything that will have come of it by now. */
type Draft = Readonly<{
  sale: Sale;
  consequences: readonly Consequence[];
  isFirstVisit: boolean;
  renews?: number;
  begins?: Plan;
}>;

export type SalesDesk = Readonly<{
  /** Plans a day's sales until they make `wanted` rows, renewals first; never more than `most`. */
  plan(day: Day, wanted: number, most: number): readonly Draft[];
  /** Lets a planned sale happen and answers its row. */
  happen(draft: Draft, at: EpochSeconds): OpenRow;
  /** The rows that earlier sales make on a day. */
  consequencesOn(day: Day): readonly OpenRow[];
}>;

const FIRST_ORDER = 1001;
const NEW_CUSTOMER_SHARE = 0.4;
const SUBSCRIBING_SHARE = 0.035;
const UNPAID_SHARE = 0.03;
const LONGEST_BROWSE_S = HOUR_S;

export const rowsOf = ({ consequences }: Draft): number => 1 + consequences.length;

type Surroundings = Readonly<{
  till: Till;
  random: Random;
  customerAt: (index: number) => Customer;
  batches: RowBatches;
  now: EpochSeconds;
}>;

/** Who comes next: some for the first time, and of the others mostly those who always come. */
function openDoor({ random, customerAt }: Surroundings) {
  let known = 0;
  return (): { customer: Customer; isFirstVisit: boolean } => {
    if (known === 0 || random.chance(NEW_CUSTOMER_SHARE)) {
      const customer = customerAt(known);
      known += 1;
      return { customer, isFirstVisit: true };
    }
    const at = random.unit();
    return { customer: customerAt(Math.floor(known * at * at * at)), isFirstVisit: false };
  };
}

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

export function openSalesDesk(surroundings: Surroundings): SalesDesk {
  const { till, random, customerAt, batches, now } = surroundings;
  const welcome = openDoor(surroundings);
  const diary = openDiary(random);
  const subscriptions = openSubscriptionDesk(dayOf(now));
  /** Orders and subscriptions share one count, as they do in the store, so that a number means one thing. */
  let nextNumber = FIRST_ORDER;
  const newNumber = (): number => {
    nextNumber += 1;
    return nextNumber - 1;
  };

  const withAftermath = (day: Day, draft: Omit<Draft, 'consequences'>, most: number): Draft => {
    const consequences = aftermathOf(random, day, draft.sale).filter(({ at }) => at <= now);
    return { ...draft, consequences: consequences.length < most ? consequences : [] };
  };

  const visit = (day: Day, most: number): Draft => {
    const { customer, isFirstVisit } = welcome();
    const sale = basketSale(random, till, day, customer);
    if (!canSubscribe(sale) || !random.chance(SUBSCRIBING_SHARE)) {
      return withAftermath(day, { sale, isFirstVisit }, most);
    }
    const begins = subscriptionPlan(random, till, day, sale);
    return withAftermath(
      day,
      { sale: subscriptionSale(till, day, customer, begins), isFirstVisit, begins },
      most,
    );
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
    plan: (day, wanted, most) => {
      const drafts: Draft[] = [];
      let rows = 0;
      const add = (draft: Draft) => {
        drafts.push(draft);
        rows += rowsOf(draft);
      };
      for (const { id, customerIndex, plan } of subscriptions.renewing(day)) {
        if (rows >= most) break;
        const sale = subscriptionSale(till, day, customerAt(customerIndex), plan);
        add(withAftermath(day, { sale, isFirstVisit: false, renews: id }, most - rows));
      }
      while (rows < wanted) add(visit(day, most - rows));
      return drafts;
    },

    happen: (draft, at) => {
      const { sale, consequences, isFirstVisit } = draft;
      const { customer } = sale;
      if (isFirstVisit && !customer.isGuest) {
        const created = instantOf(epochSeconds(at - random.below(LONGEST_BROWSE_S)));
        const { index, name, email, country } = customer;
        batches.add('customers', { id: index + 1, name, email, country: country.code, created });
      }
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
      for (const consequence of consequences) diary.note(charge, consequence);
      if (random.chance(UNPAID_SHARE)) batches.add('orders', unpaidOrder(random, sale, newNumber(), at));
      return saleRow(charge, at);
    },

    consequencesOn: diary.on,
  };
}
