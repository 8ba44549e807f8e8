import { paysOrder } from './paying-order.ts';

type Notes = Readonly<Record<string, string>>;

/** A payment with what whoever made it noted on it. */
export type NotedPayment = Readonly<{
  id: string;
  amount: number;
  currency: string;
  payment_intent: string | null;
  metadata: Notes;
}>;

export type PayableOrder = Readonly<{
  id: number;
  /** What the customer sees, which need not be the id. */
  number: string;
  total: number;
  currency: string;
  payment_intent_id: string | null;
  charge_id: string | null;
  /** By which the order's own store tells it from everybody else's; nothing for an order of our own. */
  order_key: string | null;
}>;

/** Whether an address is one of the attached store; nothing without one. */
export type IsOfStore = ((site_url: string) => boolean) | null;

/** Where the number of somebody else's order is kept, so that it can still be read. */
const STRANGE = 'other_order_id';

/** The notes as they were made, whatever was read out of them since. */
export function notesAsMade({ order_id, [STRANGE]: strange, ...notes }: Notes): Notes {
  const said = strange ?? order_id;
  return said === undefined ? notes : { ...notes, order_id: said };
}

/**
 * The notes of a payment with the number of its order: everything that asks for an order asks for that note. An order that names
 * the payment is its order, whatever the note said; a number that only looks like one of ours is moved aside.
 */
export function notesWithOrder(
  paid: NotedPayment,
  orders: readonly PayableOrder[],
  isOfStore: IsOfStore,
): Notes {
  const { order_id = '', ...notes } = paid.metadata;
  const aside = order_id === '' ? notes : { ...notes, [STRANGE]: order_id };
  const hasId = ({ id }: PayableOrder): boolean => String(id) === order_id;
  const naming = orders.find((order) => isNamedBy(order, paid));
  if (naming && hasId(naming)) return paid.metadata;
  if (isOfStore === null) {
    // Orders of our own are named by their payments alone.
    const order = orders.find(hasId);
    return !order || paysOrder(order, paid) ? paid.metadata : aside;
  }
  // Several stores may take payments with one account: a payment that says where it was made is of that store alone.
  const { site_url = '' } = paid.metadata;
  const isElsewhere = site_url !== '' && !isOfStore(site_url);
  const order = naming ?? (isElsewhere ? undefined : orderNoted(paid, orders));
  if (order) return hasId(order) ? paid.metadata : { ...aside, order_id: String(order.id) };
  // An order of the store may come after its payment.
  return isElsewhere || orders.some(hasId) ? aside : paid.metadata;
}

const isNamedBy = ({ charge_id, payment_intent_id }: PayableOrder, paid: NotedPayment): boolean =>
  charge_id === paid.id || (paid.payment_intent !== null && payment_intent_id === paid.payment_intent);

/**
 * The order that plugins of stores note on a payment. WooPayments notes the id, and the number beside it; the Stripe gateway notes
 * the number alone, under the name of the id. Either may also note the key, and then no other order will do.
 */
function orderNoted(paid: NotedPayment, orders: readonly PayableOrder[]): PayableOrder | undefined {
  const { order_id, order_number, order_key } = paid.metadata;
  const possible = orders.filter(
    (order) => paysOrder(order, paid) && !(order_key && order.order_key && order.order_key !== order_key),
  );
  return (
    possible.find((order) => Boolean(order_key) && order.order_key === order_key) ??
    possible.find(({ number }) => order_number === undefined && number === order_id) ??
    possible.find(({ id }) => String(id) === order_id)
  );
}
