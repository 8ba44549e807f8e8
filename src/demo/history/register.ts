import type { RuleOutcome } from '#domain/fraud/saved-rule.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import { letterFiles } from '#provider/simulator/documents/issuer-letter.ts';
import { type Day, dayOf, instantOf, startOf } from '#provider/simulator/facts/calendar.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { isWhollyRefunded } from './aftermath.ts';
import { type Attempt, intentOf, paidCharge } from './charge-objects.ts';
import type { Draft } from './draft.ts';
import type { HistoryPieces } from './history-pieces.ts';
import type { LoanDesk } from './loans.ts';
import { type Movement, movementOf } from './movement.ts';
import { originOf } from './order-origin.ts';
import { notesOf, refundNotesOf } from './order-papers.ts';
import { itemsOf, paidOrder, unpaidOrder } from './orders.ts';
import type { RowBatches } from './row-batches.ts';
import type { Sale } from './sale.ts';
import { saleIds } from './sale-ids.ts';
import type { ScreenOrder } from './screen-order.ts';
import type { SubscriptionDesk } from './subscriptions.ts';
import { pickUnpaid, screeningWanted, type UnpaidKind, unpaidOf } from './unpaid.ts';

/** Where sales become history: of customers, orders and subscriptions in the store, of payments in the provider's books. */
export type Register = Readonly<{
  /** Lets a planned sale happen and answers its movements; a loan may take its share where there is room for a row more. */
  ring(draft: Draft, at: EpochSeconds, hasRoom: boolean): readonly Movement[];
  /** An order that brings no money, at least not yet. */
  turnAway(sale: Sale, at: EpochSeconds, kind?: UnpaidKind): void;
  /** The movements that earlier sales make on a day. */
  consequencesOn(day: Day): readonly Movement[];
}>;

type Surroundings = Readonly<{
  random: Random;
  batches: RowBatches;
  history: HistoryPieces;
  subscriptions: SubscriptionDesk;
  loans: LoanDesk;
  pickReader: () => Attempt['reader'];
  screen: ScreenOrder;
  mainCurrency: string;
  now: EpochSeconds;
}>;

type Tried = Pick<Draft, 'sale' | 'ids'> & Partial<Pick<Draft, 'aftermath'>>;

const FIRST_ORDER = 1001;
const UNPAID_SHARE = 0.03;
const LONGEST_BROWSE_S = HOUR_S;
/** How many orders a merchant lets through after a look, and how many are taken only when the parcel leaves. */
const REVIEWED_SHARE = 0.004;
const CAPTURED_LATER_SHARE = 0.008;

/** Movements that earlier sales owe to later days. */
function openDiary() {
  const days = new Map<Day, Movement[]>();
  return {
    note: (movement: Movement): void => {
      const day = dayOf(movement.transaction.created);
      const others = days.get(day);
      if (others) others.push(movement);
      else days.set(day, [movement]);
    },
    on: (day: Day): readonly Movement[] => {
      const due = days.get(day) ?? [];
      days.delete(day);
      return due;
    },
  };
}

/** Orders and subscriptions share one count, as they do in the store, so that a number means one thing. */
function openCounter() {
  let next = FIRST_ORDER;
  return (): number => {
    next += 1;
    return next - 1;
  };
}

/** How an order can end: only a card that pays from afar is looked at by rules, and only a card is held. */
function possibleKind(kind: UnpaidKind, { sale, screening }: Attempt): UnpaidKind {
  if (kind === 'forgotten') return kind;
  if (screening?.outcome === 'review') return 'held_for_review';
  const isScreened = screening !== null || screeningWanted(kind) === 'allow';
  return sale.wallet.method.kind === 'card' && isScreened ? kind : 'declined';
}

export function openRegister(surroundings: Surroundings): Register {
  const { random, batches, history, subscriptions, loans, now } = surroundings;
  const diary = openDiary();
  const newNumber = openCounter();

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

  /** How the customer paid: most at once, some held first, those among them that a rule wants looked at. */
  const attemptOf = ({ sale, ids, aftermath }: Tried, at: EpochSeconds, wanted?: RuleOutcome) => {
    const order_id = newNumber();
    const origin = originOf(sale, order_id, aftermath);
    const isCardOnline = sale.wallet.method.kind === 'card' && sale.channel === 'online';
    const chance = isCardOnline && !sale.isSubscription ? random.unit() : 1;
    const drawn = chance < REVIEWED_SHARE ? 'review' : 'allow';
    const seen = isCardOnline
      ? surroundings.screen({ sale, origin }, order_id, at, wanted ?? drawn)
      : { sale, origin, screening: null };
    const isHeld = seen.screening?.outcome === 'review' || chance < CAPTURED_LATER_SHARE;
    // Within the day, because the rules of another day may be other rules.
    const held = () => epochSeconds(Math.max(startOf(dayOf(at)), at - random.below(DAY_S)));
    const attempt: Attempt = {
      sale: seen.sale,
      ids,
      order_id,
      at: isHeld && !wanted ? held() : at,
      origin: seen.origin,
      screening: seen.screening,
      reader: sale.channel === 'online' || sale.source_device !== null ? null : surroundings.pickReader(),
    };
    return { attempt, isHeld };
  };

  const fileOrder = (attempt: Attempt, draft: Draft, at: EpochSeconds): void => {
    const { order_id } = attempt;
    const { sale, aftermath } = draft;
    batches.add('orders', paidOrder(attempt, aftermath, now));
    const subscription_id = subscriptionOf(draft, at);
    if (subscription_id !== undefined) batches.add('subscription_orders', { subscription_id, order_id });
    const isRefunded = isWhollyRefunded(sale, aftermath) && !aftermath.isBounced;
    for (const item of itemsOf(sale, order_id, isRefunded)) batches.add('order_items', item);
    for (const refund of refundNotesOf(sale, order_id, aftermath)) batches.add('order_refunds', refund);
    for (const note of notesOf(order_id, aftermath)) batches.add('order_notes', note);
  };

  const turnAway: Register['turnAway'] = (sale, at, drawn) => {
    const kind = drawn ?? pickUnpaid(random);
    const { attempt } = attemptOf({ sale, ids: saleIds(random, sale) }, at, screeningWanted(kind));
    const unpaid = unpaidOf(random, possibleKind(kind, attempt), attempt, now);
    batches.add('orders', unpaidOrder(attempt, unpaid));
    for (const item of itemsOf(sale, attempt.order_id, false)) batches.add('order_items', item);
    if (!unpaid.payment) return;
    history.put('payment_intent', unpaid.payment.intent);
    history.put('charge', unpaid.payment.charge);
    history.plan(unpaid.payment.due);
  };

  return {
    ring: (draft, at, hasRoom) => {
      const { sale, ids, aftermath } = draft;
      const { attempt, isHeld } = attemptOf(draft, at);
      greet(draft, attempt.at);
      fileOrder(attempt, draft, at);
      const isMain = sale.currency === surroundings.mainCurrency;
      const repaid =
        isMain && hasRoom ? loans.repay({ charge: ids.charge, amount: sale.amount, at }) : undefined;
      if (isMain && !repaid) loans.sold(sale.amount);

      const charge = paidCharge(attempt, aftermath, repaid?.paydown ?? null);
      const capture_method = isHeld ? 'manual' : 'automatic';
      history.put('payment_intent', intentOf(attempt, { status: 'succeeded', capture_method }));
      history.put('charge', charge);
      for (const refund of aftermath.refunds) history.put('refund', refund);
      for (const dispute of aftermath.disputes) {
        history.put('dispute', dispute);
        for (const letter of letterFiles(dispute)) history.put('file', letter);
      }
      history.plan(aftermath.due);
      for (const transaction of aftermath.movements) diary.note({ transaction, charge });

      if (random.chance(UNPAID_SHARE)) turnAway(sale, at);
      const taken = movementOf(
        {
          id: ids.transaction,
          type: sale.wallet.method.kind === 'card' ? 'charge' : 'payment',
          at,
          currency: sale.currency,
          amount: sale.amount,
          fee: sale.fees,
          customer_currency: sale.customer_currency,
          customer_amount: sale.customer_amount,
          exchange_rate: sale.exchange_rate,
          charge: ids.charge,
          fee_rates: sale.fee_rates,
        },
        now,
      );
      return [{ transaction: taken, charge }, ...(repaid ? [{ transaction: repaid.movement, charge }] : [])];
    },
    turnAway,
    consequencesOn: diary.on,
  };
}
