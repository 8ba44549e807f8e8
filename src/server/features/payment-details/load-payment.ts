import { AppError, fail } from '#contract/kit/errors.ts';
import type { StoreOrder } from '#contract/orders.ts';
import { paysOrder } from '#domain/orders/paying-order.ts';
import { chargeNamedBy, ownIntent } from '#domain/payments/lent-intent.ts';
import type { Deps } from '../../deps.ts';
import { findMissing } from '../../events/missing-objects.ts';
import type { ObjectRef, ProjectedKind } from '../../events/projection.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { findCharge, findIntent, listCharges } from './payment-objects-repository.ts';
import type { StoredCharge, StoredIntent } from './stored-objects.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'provider' | 'store' | 'now' | 'log'>;

/** Everything a charge names: the intent around it, the refunds, the disputes and its own movement. */
function namedBy(charge: StoredCharge): readonly ObjectRef[] {
  const refs = (kind: ProjectedKind, ids: readonly (string | null | undefined)[]): readonly ObjectRef[] =>
    ids.flatMap((id) => (id ? [{ kind, id }] : []));
  return [
    ...refs('payment_intent', [ownIntent(charge.payment_intent)]),
    ...refs('refund', charge.refunds),
    ...refs('dispute', charge.disputes),
    ...refs('transaction', [charge.balance_transaction]),
  ];
}

/** Asks the provider about what our copy does not hold yet: a link may be followed before the event has come. */
async function keepAround(deps: PaymentDeps, charge: StoredCharge): Promise<void> {
  const missing = await findMissing(deps.db, deps.provider.name, namedBy(charge));
  for (const { kind, id } of missing) await refreshObject(deps, kind, id);
}

/** One charge with all it names in our copy; `wcpay_get_charge` where nobody knows it. */
export async function getStoredCharge(deps: PaymentDeps, id: string): Promise<StoredCharge> {
  const { db, provider } = deps;
  const charge_id = chargeNamedBy(id);
  if (charge_id === undefined) throw fail('wcpay_get_charge');
  const known = await findCharge(db, provider.name, charge_id);
  if (!known) await refreshObject(deps, 'charge', charge_id);
  const charge = known ?? (await findCharge(db, provider.name, charge_id));
  if (!charge) throw fail('wcpay_get_charge');
  await keepAround(deps, charge);
  return charge;
}

export type StoredPayment = Readonly<{ intent: StoredIntent; charge: StoredCharge | undefined }>;

/** One payment with the charge that stands for it: the one it names, else the last attempt. */
export async function getStoredPayment(deps: PaymentDeps, id: string): Promise<StoredPayment> {
  const { db, provider } = deps;
  const known = await findIntent(db, provider.name, id);
  if (!known) await refreshObject(deps, 'payment_intent', id);
  const intent = known ?? (await findIntent(db, provider.name, id));
  if (!intent) throw fail('wcpay_get_charge');
  const attempt = intent.charge ?? (await listCharges(db, provider.name, id)).at(-1)?.id;
  return { intent, charge: attempt === undefined ? undefined : await getStoredCharge(deps, attempt) };
}

/**
 * The payment that names an order which knows of none, from a provider that can be asked. Others may count their orders in the
 * same account, so it must be about the same sum.
 */
export async function findPaymentNaming(
  deps: PaymentDeps,
  order: Pick<StoreOrder, 'id' | 'total' | 'currency'>,
): Promise<string | null> {
  const { provider, log } = deps;
  try {
    const found = await provider.findPaymentWith?.({ name: 'order_id', value: String(order.id) });
    const paid = found && { ...found, payment_intent: found.id };
    if (!paid || !paysOrder({ ...order, payment_intent_id: null }, paid)) return null;
    await refreshObject(deps, 'payment_intent', found.id);
    return found.id;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ code: error.code, order_id: order.id }, 'The payment of an order could not be asked for');
    return null;
  }
}
