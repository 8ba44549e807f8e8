import { DISPUTE_REASONS, type DisputeReason } from '#domain/disputes/dispute-status.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { REFUND_REASONS } from '#provider/provider-objects.ts';
import { type Day, dayOf, startOf } from '#provider/simulator/facts/calendar.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { type Aftermath, together } from './aftermath-parts.ts';
import type { Customer } from './customers.ts';
import { type DisputePlan, disputeOf } from './dispute-course.ts';
import type { Draft } from './draft.ts';
import { type About, REFUND_FAILURES, refundOf } from './refund-plans.ts';
import { cardSale, type Sale, type Till } from './sale.ts';
import { saleIds } from './sale-ids.ts';
import type { UnpaidKind } from './unpaid.ts';

type Welcome = () => Readonly<{ customer: Customer; isFirstVisit: boolean }>;

/** Scenes that chance may leave out and that every screen wants to show: sales of a day whose future is known. */
export type SetPieces = Readonly<{
  on(day: Day, welcome: Welcome): readonly Draft[];
  /** Orders of a day that brought no money yet, each by somebody who was in the shop that day. */
  unpaidOn(day: Day, customers: readonly Customer[]): readonly UnpaidScene[];
}>;
type UnpaidScene = Readonly<{ sale: Sale; at: EpochSeconds; kind: UnpaidKind }>;

export const NO_SET_PIECES: SetPieces = { on: () => [], unpaidOn: () => [] };

/** What waits for the merchant right now, by the hours since: holds about to lapse, orders to look at, orders refused. */
const UNPAID: readonly (readonly [kind: UnpaidKind, hoursAgo: number, channel?: 'in_person'])[] = [
  ['authorized', 2],
  ['authorized', 30],
  ['authorized', 100],
  ['authorized', 148],
  ['authorized', 165],
  ['authorized', 5, 'in_person'],
  ['authorized', 44, 'in_person'],
  ['held_for_review', 1],
  ['held_for_review', 26],
  ['held_for_review', 80],
  ['held_for_review', 150],
  ['held_for_review', 400],
  ['held_for_review', 500],
  ['blocked_by_rules', 3],
  ['blocked_by_rules', 50],
  ['blocked_by_rules', 200],
  ['blocked_as_risky', 60],
  ['called_off', 70],
  ['declined', 4],
  ['unconfirmed', 6],
];

/** How many movements the scenes may make together; a smaller world leaves them out. */
export const SET_PIECES_NEED = 1000;

type Scene = Readonly<{ soldAgo: number; plan: (random: Random, about: About) => Aftermath }>;
type Stage = Readonly<{ random: Random; till: Till; now: EpochSeconds }>;

const HALF_A_DAY = DAY_S / 2;

function disputeScenes(today: Day): readonly Scene[] {
  const scene = (
    openedAgo: number,
    reason: DisputeReason,
    course: DisputePlan['course'],
    differences: Partial<DisputePlan> = {},
  ): Scene => ({
    soldAgo: openedAgo + 9,
    plan: (random, about) => {
      const opened = epochSeconds(startOf(today - openedAgo) + HALF_A_DAY);
      const plan: DisputePlan = {
        opened,
        reason,
        course,
        isInquiry: false,
        answerDays: 5,
        reviewDays: 40,
        isExplained: true,
        ...differences,
      };
      const dispute = disputeOf(random, about, plan);
      if (course !== 'refunded') return dispute;
      const at = epochSeconds(opened + plan.answerDays * DAY_S);
      const amount = about.sale.customer_amount;
      return together([dispute, refundOf(random, about, { at, amount, reason: 'requested_by_customer' })]);
    },
  });
  const inquiry = { isInquiry: true };
  const draft = { hasDraft: true };
  return [
    // Answers are due tonight, within three days, within the week; one came too late.
    scene(8, 'fraudulent', 'ignored'),
    scene(8, 'product_not_received', 'ignored', draft),
    scene(6, 'unrecognized', 'ignored'),
    scene(6, 'duplicate', 'ignored', inquiry),
    scene(3, 'product_unacceptable', 'ignored', draft),
    scene(3, 'fraudulent', 'ignored', inquiry),
    scene(2, 'credit_not_processed', 'ignored', { ...inquiry, ...draft }),
    scene(12, 'general', 'ignored'),
    scene(12, 'subscription_canceled', 'lost'),
    scene(14, 'product_not_received', 'won', inquiry),
    scene(15, 'unrecognized', 'refunded', inquiry),
    scene(90, 'general', 'won', inquiry),
    // Every reason once, each ending in another way.
    ...DISPUTE_REASONS.map((reason, index) =>
      scene(60 + 4 * index, reason, (['won', 'lost', 'ignored', 'accepted'] as const)[index % 4] ?? 'won'),
    ),
  ];
}

function refundScenes(today: Day, now: EpochSeconds): readonly Scene[] {
  const whole = (
    soldAgo: number,
    days: number,
    differences: Partial<Parameters<typeof refundOf>[2]>,
  ): Scene => ({
    soldAgo,
    plan: (random, about) =>
      refundOf(random, about, {
        at: epochSeconds(startOf(today - soldAgo + days) + HALF_A_DAY),
        amount: about.sale.customer_amount,
        ...differences,
      }),
  });
  const yesterday = epochSeconds(now - 20 * HOUR_S);
  return [
    ...REFUND_FAILURES.map((reason, index) =>
      whole(30 + index, 3, { fails: { at: epochSeconds(startOf(today - 22 + (index % 3))), reason } }),
    ),
    ...REFUND_REASONS.map((reason, index) => whole(20 + index, 4, { reason })),
    whole(5, 0, { at: yesterday, isPending: true }),
    whole(4, 0, { at: yesterday, isPending: true, reason: 'duplicate' }),
  ];
}

/** Stages the scenes on the days their sales fall on. */
export function openSetPieces({ random, till, now }: Stage): SetPieces {
  const today = dayOf(now);
  const scenes = [...disputeScenes(today), ...refundScenes(today, now)];
  return {
    on: (day, welcome) =>
      scenes
        .filter(({ soldAgo }) => today - soldAgo === day)
        .map(({ plan }) => {
          const { customer, isFirstVisit } = welcome();
          const sale = cardSale(random, till, day, customer);
          const ids = saleIds(random, sale);
          return { sale, ids, isFirstVisit, aftermath: plan(random, { sale, ids, now }) };
        }),
    unpaidOn: (day, customers) => {
      if (customers.length === 0) return [];
      return UNPAID.flatMap(([kind, hoursAgo, channel]) => {
        const at = epochSeconds(now - hoursAgo * HOUR_S);
        if (dayOf(at) !== day) return [];
        return [{ kind, at, sale: cardSale(random, till, day, random.pick(customers), channel) }];
      });
    },
  };
}
