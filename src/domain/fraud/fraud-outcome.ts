/** What the store's rules, and whoever looked at what they held, made of an order's payment. */
type FraudMetaType =
  | 'allow'
  | 'block'
  | 'not_card'
  | 'not_wcpay'
  | 'payment_started'
  | 'review'
  | 'review_allowed'
  | 'review_blocked'
  | 'review_expired'
  | 'review_failed'
  | 'terminal_payment';

export const FRAUD_OUTCOMES = ['allow', 'review', 'block'] as const;
export type FraudOutcome = (typeof FRAUD_OUTCOMES)[number];

/** What the list of blocked payments holds: those, and what still waits for somebody to look at it. */
export const BLOCKED_LIST = ['block', 'review'] as const satisfies readonly FraudOutcome[];

export const isFraudOutcome = (text: string | undefined): text is FraudOutcome =>
  FRAUD_OUTCOMES.some((outcome) => outcome === text);

/** Which orders count for an outcome. A payment that a person blocked after a review is blocked. */
export const metaTypesOf = {
  allow: ['allow', 'review_allowed'],
  review: ['review'],
  block: ['block', 'review_blocked'],
} as const satisfies Record<FraudOutcome, readonly FraudMetaType[]>;
