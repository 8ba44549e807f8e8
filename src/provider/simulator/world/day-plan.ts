import type { EpochSeconds } from '#domain/shared/time.ts';
import { aftermathOf, type Consequence } from './aftermath.ts';
import type { Day } from './calendar.ts';
import type { Customer } from './customers.ts';
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
import type { SubscriptionDesk } from './subscriptions.ts';

/** A sale of a day before its hour is drawn, with everything that will have come of it by now. */
export type Draft = Readonly<{
  sale: Sale;
  consequences: readonly Consequence[];
  isFirstVisit: boolean;
  /** The subscription that is paid again by this sale. */
  renews?: number;
  /** The subscription that begins with this sale. */
  begins?: Plan;
}>;

/** Plans a day's sales until they make `wanted` rows, renewals first; never more than `most`. */
export type PlanDay = (day: Day, wanted: number, most: number) => readonly Draft[];

type Surroundings = Readonly<{
  till: Till;
  random: Random;
  customerAt: (index: number) => Customer;
  subscriptions: SubscriptionDesk;
  now: EpochSeconds;
}>;

const NEW_CUSTOMER_SHARE = 0.4;
const SUBSCRIBING_SHARE = 0.035;

export const rowsOf = ({ consequences }: Draft): number => 1 + consequences.length;

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

export function dayPlanner(surroundings: Surroundings): PlanDay {
  const { till, random, customerAt, subscriptions, now } = surroundings;
  const welcome = openDoor(surroundings);

  /** What will happen after now has not happened, and what would be a row too many does not. */
  const withAftermath = (day: Day, draft: Omit<Draft, 'consequences'>, most: number): Draft => {
    const consequences = aftermathOf(random, day, draft.sale).filter(({ at }) => at <= now);
    return { ...draft, consequences: consequences.length < most ? consequences : [] };
  };

  const visit = (day: Day): Omit<Draft, 'consequences'> => {
    const { customer, isFirstVisit } = welcome();
    const sale = basketSale(random, till, day, customer);
    if (!canSubscribe(sale) || !random.chance(SUBSCRIBING_SHARE)) return { sale, isFirstVisit };
    const begins = subscriptionPlan(random, till, day, sale);
    return { sale: subscriptionSale(till, day, customer, begins), isFirstVisit, begins };
  };

  return (day, wanted, most) => {
    const drafts: Draft[] = [];
    let rows = 0;
    const add = (draft: Omit<Draft, 'consequences'>) => {
      const whole = withAftermath(day, draft, most - rows);
      drafts.push(whole);
      rows += rowsOf(whole);
    };
    for (const { id, customerIndex, plan } of subscriptions.renewing(day)) {
      if (rows >= most) break;
      add({
        sale: subscriptionSale(till, day, customerAt(customerIndex), plan),
        isFirstVisit: false,
        renews: id,
      });
    }
    while (rows < wanted) add(visit(day));
    return drafts;
  };
}
