import { avsMismatch } from '#domain/fraud/order-facts.ts';
import { addressChecks } from '../core/payment-means.ts';
import { findCardByNumber, findCardByToken } from '../facts/magic-cards.ts';

/** The token that stands for the card from here on, and what its bank says of the address. The number goes no further. */
export type CheckedCard = Readonly<{ payment_method: string; isCard: boolean; avs_mismatch: boolean | null }>;

/** Answers for a magic card number, for the token of one that was saved, or for the name of another way of paying. */
export function checkCard(typed: string, hasAddress: boolean): CheckedCard | undefined {
  const card = findCardByNumber(typed) ?? findCardByToken(typed);
  if (!card && !/^[a-z_]+$/.test(typed)) return undefined;
  return {
    payment_method: card?.token ?? `pm_${typed}`,
    isCard: card !== undefined,
    avs_mismatch: avsMismatch(card ? addressChecks(card, hasAddress) : null),
  };
}
