import type { DisputedCharge, DisputeOrder } from '#contract/disputes.ts';
import { findShipment } from '#domain/disputes/evidence-shipment.ts';
import { type Suggestion, suggestEvidence } from '#domain/disputes/evidence-suggestions.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { Deps } from '../../deps.ts';
import { getStore } from '../../store/store-repository.ts';

/** What order, customer, shipment and payment already say, so that nobody types it again. */
export async function readSuggestions(
  deps: Pick<Deps, 'store' | 'config' | 'db'>,
  disputed: DisputeOrder | undefined,
  charge: DisputedCharge | undefined,
): Promise<readonly Suggestion[]> {
  const payer = charge?.billing_details;
  if (!disputed) return suggestEvidence({ ...(payer && { payer }), shipment: {} });
  const [order, notes, { timezone }] = await Promise.all([
    deps.store.findOrder(disputed.id),
    deps.store.listNotes(disputed.id),
    getStore(deps),
  ]);
  const dated = (notes ?? []).map(({ note, date_created }) => ({
    note,
    day: dayOf(secondsOf(date_created), timezone),
  }));
  return suggestEvidence({
    ...(order && { order }),
    ...(payer && { payer }),
    shipment: findShipment(dated),
  });
}
