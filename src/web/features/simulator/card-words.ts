import type { MagicCard } from '#contract/simulator/simulator-desk.ts';

const spaced = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const plain = (code: string): string => code.replaceAll('_', ' ');

function disputeOf({ reason, inquiry, count, prevented, words }: NonNullable<MagicCard['dispute']>): string {
  if (prevented) return 'a dispute is prevented';
  if (inquiry) return 'an inquiry follows';
  if (count) return 'two disputes follow';
  const special = (words?.enhanced_evidence ?? []).map(({ type }) => plain(type));
  return [`disputed: ${plain(reason)}`, ...special].join(', ');
}

/** What comes of paying with a test card, in one line. */
export function outcomeOf(card: MagicCard): string {
  const parts = [
    card.needsAction && 'asks for a second factor',
    card.isBlocked && 'blocked as too risky',
    card.decline && `declined: ${plain(card.decline)}`,
    card.dispute && disputeOf(card.dispute),
    card.refund === 'pending' &&
      (card.refundWaitsFor === 'processing' || !card.refundWaitsFor
        ? 'refunds stay on their way for two days'
        : `refunds wait for two days: ${plain(card.refundWaitsFor)}`),
    card.refund === 'fails' && 'refunds fail after two days',
    card.skipsPending && 'the money is available at once',
    !card.isBlocked && card.risk && `risk: ${card.risk}`,
    card.cvc === 'fail' && 'security code check fails',
    card.line1 === 'fail' && 'address check fails',
    card.postalCode === 'fail' && 'postcode check fails',
    card.line1 === 'unavailable' && 'address cannot be checked',
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(', then ') : `succeeds (${card.brand}, ${card.country})`;
}

export const cardLabel = (card: MagicCard): string => `${spaced(card.number)} – ${outcomeOf(card)}`;
