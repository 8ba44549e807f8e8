import type Stripe from 'stripe';
import { fail } from '#contract/kit/errors.ts';
import { EVIDENCE_KEYS, isEvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { tooLong } from '#domain/disputes/evidence-limits.ts';
import type { Evidence } from '../provider-objects.ts';
import { stripeEvidenceCopy as copy } from './evidence-copy.ts';
import { idOf, type Reference } from './stripe-ids.ts';

/** Here the activity log is a file; at Stripe it is a text. So the file goes where Stripe takes any file, and the text says so. */
const LOG = 'access_activity_log';
const PLACES = ['uncategorized_file', 'service_documentation'] as const;
const pointerTo = (file: string): string => `The activity log is attached as ${file}.`;
const POINTER = /^The activity log is attached as (file_\w+)\.$/;

export function evidenceToStripe(evidence: Evidence): Stripe.DisputeUpdateParams['evidence'] {
  const limit = tooLong(evidence);
  if (limit !== undefined) throw fail('evidence_too_long', { limit });
  const known = Object.fromEntries(Object.entries(evidence).filter(([key]) => isEvidenceKey(key)));
  const log = known[LOG];
  if (!log?.startsWith('file_')) return known;
  const place = PLACES.find((one) => !known[one]);
  if (!place) throw fail('rest_invalid_param', { params: { [LOG]: copy.noRoom } });
  return { ...known, [LOG]: pointerTo(log), [place]: log };
}

/** The place that was lent to a log which is not there any more, or lies elsewhere now: its file would go to the bank all the same. */
export function placeLeft(
  told: Stripe.Dispute.Evidence,
  next: Evidence,
): (typeof PLACES)[number] | undefined {
  const log = next[LOG] === undefined ? undefined : POINTER.exec(told[LOG] ?? '')?.[1];
  if (log === undefined) return undefined;
  const sent = evidenceToStripe(next);
  return PLACES.find((place) => idOf(told[place]) === log && sent?.[place] === undefined);
}

export function evidenceFromStripe(told: Stripe.Dispute.Evidence): Evidence {
  const said = new Map<string, Reference>(
    Object.entries(told).map(([key, value]) => [key, value as Reference]),
  );
  const evidence = new Map(
    EVIDENCE_KEYS.flatMap((key) => {
      const value = idOf(said.get(key));
      return value ? [[key, value] as const] : [];
    }),
  );
  const log = POINTER.exec(evidence.get(LOG) ?? '')?.[1];
  if (log) {
    evidence.set(LOG, log);
    for (const place of PLACES) if (evidence.get(place) === log) evidence.delete(place);
  }
  return Object.fromEntries(evidence);
}
