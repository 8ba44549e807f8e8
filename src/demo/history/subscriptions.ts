import type { Day } from '#provider/simulator/facts/calendar.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import type { Plan } from './sale.ts';
import type { WorldSubscription } from './world-rows.ts';

/** A subscription between two renewals. */
type Subscription = Readonly<{
  id: number;
  customerIndex: number;
  plan: Plan;
  renewalsLeft: number;
}>;

const INTERVAL_DAYS = 30;
const LEAVE_SHARE = 0.09;
const RENEWALS_MAX = 60;
/** More than this many at once are not needed to tell the story, and memory stays small in a world of millions. */
const RUNNING_MAX = 20_000;

export type SubscriptionDesk = Readonly<{
  /** Answers how a new subscription stands today, or nothing when there are enough of them. */
  begin(
    random: Random,
    subscription: Omit<Subscription, 'renewalsLeft'>,
    on: Day,
  ): WorldSubscription['status'] | undefined;
  /** The subscriptions that renew on a day. Each call moves them on to their next renewal. */
  renewing(day: Day): readonly Subscription[];
}>;

export function openSubscriptionDesk(today: Day): SubscriptionDesk {
  const due = new Map<Day, Subscription[]>();
  let running = 0;

  const schedule = (subscription: Subscription, day: Day): void => {
    if (subscription.renewalsLeft === 0 || day > today) {
      running -= 1;
      return;
    }
    const others = due.get(day);
    if (others) others.push(subscription);
    else due.set(day, [subscription]);
  };

  return {
    begin: (random, subscription, on) => {
      if (running >= RUNNING_MAX) return undefined;
      let renewalsLeft = 0;
      while (renewalsLeft < RENEWALS_MAX && !random.chance(LEAVE_SHARE)) renewalsLeft += 1;
      running += 1;
      schedule({ ...subscription, renewalsLeft }, on + INTERVAL_DAYS);
      const hasEnded = on + (renewalsLeft + 1) * INTERVAL_DAYS <= today;
      if (hasEnded) return random.chance(0.8) ? 'cancelled' : 'expired';
      return random.chance(0.96) ? 'active' : 'on-hold';
    },
    renewing: (day) => {
      const renewing = due.get(day) ?? [];
      due.delete(day);
      for (const subscription of renewing) {
        schedule({ ...subscription, renewalsLeft: subscription.renewalsLeft - 1 }, day + INTERVAL_DAYS);
      }
      return renewing;
    },
  };
}
