import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Day } from '#provider/simulator/facts/calendar.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { aftermathOf } from './aftermath.ts';
import { NO_AFTERMATH } from './aftermath-parts.ts';
import type { Customer } from './customers.ts';
import type { Draft } from './draft.ts';
import { basketSale, canSubscribe, subscriptionPlan, subscriptionSale, type Till } from './sale.ts';
import { saleIds } from './sale-ids.ts';
import type { SetPieces } from './set-pieces.ts';
import type { SubscriptionDesk } from './subscriptions.ts';

/** Plans a day's sales until they make `wanted` rows, renewals first; never more than `most`. */
export type PlanDay = (day: Day, wanted: number, most: number) => readonly Draft[];

type Surroundings = Readonly<{
  till: Till;
  random: Random;
  customerAt: (index: number) => Customer;
  subscriptions: SubscriptionDesk;
  now: EpochSeconds;
  setPieces: SetPieces;
}>;

const NEW_CUSTOMER_SHARE = 0.4;
const SUBSCRIBING_SHARE = 0.035;

export const rowsOf = ({ aftermath }: Draft): number => 1 + aftermath.movements.length;

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

type Planned = Omit<Draft, 'ids' | 'aftermath'>;

export function dayPlanner(surroundings: Surroundings): PlanDay {
  const { till, random, customerAt, subscriptions, now, setPieces } = surroundings;
  const welcome = openDoor(surroundings);

  /** What would be a row too many does not happen. */
  const withAftermath = (day: Day, draft: Planned, most: number): Draft => {
    const ids = saleIds(random, draft.sale);
    const aftermath = aftermathOf(random, day, { sale: draft.sale, ids, now });
    const fits = aftermath.movements.length < most;
    return {
      sale: draft.sale,
      ids,
      aftermath: fits ? aftermath : NO_AFTERMATH,
      isFirstVisit: draft.isFirstVisit,
      renews: draft.renews,
      begins: draft.begins,
    };
  };

  const visit = (day: Day): Planned => {
    const { customer, isFirstVisit } = welcome();
    const sale = basketSale(random, till, day, customer);
    if (!canSubscribe(sale) || !random.chance(SUBSCRIBING_SHARE)) return { sale, isFirstVisit };
    const begins = subscriptionPlan(random, till, day, sale);
    return { sale: subscriptionSale(till, day, customer, begins), isFirstVisit, begins };
  };

  return (day, wanted, most) => {
    const drafts: Draft[] = [];
    let rows = 0;
    for (const staged of setPieces.on(day, welcome)) {
      drafts.push(staged);
      rows += rowsOf(staged);
    }
    const add = (draft: Planned) => {
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
