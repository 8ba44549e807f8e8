import type { MagicCard } from '#contract/simulator/simulator-desk.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { cardWordsCopy as copy } from './card-words-copy.ts';

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function disputeOf({ reason, inquiry, count, prevented, words }: NonNullable<MagicCard['dispute']>): string {
  if (prevented) return copy.prevented;
  if (inquiry) return copy.inquiry;
  if (count) return copy.twoDisputes;
  const special = (words?.enhanced_evidence ?? []).map(({ type }) => type);
  return copy.disputed([disputeReasonLabel(reason), ...special]);
}

/** What comes of paying with a test card, in one line. Codes of the provider are told as it sends them, in every language. */
export function outcomeOf(card: MagicCard): string {
  const parts = [
    card.needsAction && copy.needsAction,
    card.isBlocked && copy.blocked,
    card.decline && copy.declined(card.decline),
    card.dispute && disputeOf(card.dispute),
    card.refund === 'pending' &&
      (card.refundWaitsFor === 'processing' || !card.refundWaitsFor
        ? copy.refundPending
        : copy.refundWaits(card.refundWaitsFor)),
    card.refund === 'fails' && copy.refundFails,
    card.skipsPending && copy.skipsPending,
    !card.isBlocked && card.risk && copy.risk(card.risk),
    card.cvc === 'fail' && copy.cvcFails,
    card.line1 === 'fail' && copy.addressFails,
    card.postalCode === 'fail' && copy.postcodeFails,
    card.line1 === 'unavailable' && copy.addressUnavailable,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? copy.inTurn(parts) : copy.succeeds(card.brand, card.country);
}

export const cardLabel = (card: MagicCard): string => copy.label(spaced(card.number), outcomeOf(card));
