import { avsMismatch } from '#domain/fraud/order-facts.ts';
import { addressChecks } from '../core/payment-means.ts';
import { type CardExpiry, findCardByNumber, findCardByToken, tokenUntil } from '../facts/magic-cards.ts';

/** The token that stands for the card from here on, and what its bank says of the address. The number goes no further. */
export type CheckedCard = Readonly<{ payment_method: string; isCard: boolean; avs_mismatch: boolean | null }>;

/** Answers for a magic card number, for the token of one that was saved, or for the name of another way of paying. */
export function checkCard(typed: string, hasAddress: boolean, expiry?: CardExpiry): CheckedCard | undefined {
  const numbered = findCardByNumber(typed);
  const card = numbered ?? findCardByToken(typed);
  if (!card && !/^[a-z_]+$/.test(typed)) return undefined;
  return {
    payment_method: numbered ? tokenUntil(numbered, expiry) : card ? typed : `pm_${typed}`,
    isCard: card !== undefined,
    avs_mismatch: avsMismatch(card ? addressChecks(card, hasAddress) : null),
  };
}
