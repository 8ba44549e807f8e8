import { fail } from '#contract/kit/errors.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import type { Charge } from '../../provider-objects.ts';
import { announced, changes } from './changes.ts';
import { command } from './command.ts';
import { load } from './loaded.ts';
import { simObject } from './sim-object.ts';

/** Somebody at the provider, or a rule there, asks the merchant to look at a payment. Its money stays where it is. */
export const openReview = command<Readonly<{ charge: ChargeId }>, Charge, Charge>({
  kind: 'open_review',
  load: (store, { charge }) => load(store, 'charge', charge),
  decide: (charge, _, { newId }) => {
    if (charge.review?.is_open) return changes(charge);
    const review = { id: newId('prv'), is_open: true, opened_reason: 'rule', closed_reason: null };
    const asked: Charge = { ...charge, review };
    return changes(asked, announced(simObject('charge', asked), 'review.opened'));
  },
});

/** The merchant looked at it and found it right. Whoever asks twice has asked once. */
export const approveReview = command<Readonly<{ charge: ChargeId; review: string }>, Charge, Charge>({
  kind: 'approve_review',
  load: (store, { charge }) => load(store, 'charge', charge),
  decide: (charge, { review }) => {
    if (charge.review?.id !== review) throw fail('resource_missing', { kind: 'review', id: review });
    const approved = withReviewClosed(charge, 'approved');
    return charge.review.is_open
      ? changes(approved, announced(simObject('charge', approved), 'review.closed'))
      : changes(charge);
  },
});

/** What is decided about a payment otherwise needs no review any more. */
export const withReviewClosed = (charge: Charge, closed_reason: string): Charge =>
  charge.review?.is_open
    ? { ...charge, review: { ...charge.review, is_open: false, closed_reason } }
    : charge;
