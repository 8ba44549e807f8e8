import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known, type Word } from '#domain/shared/word.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'The customer does not recognize this charge on their statement.',
  explanation:
    'The customer sees a charge they cannot place. Often the name on the statement differs from the name of the store.',
};

/** What the customer says, for the reasons banks explain; the others read as a charge nobody recognizes. */
const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'The customer says they returned the purchase or canceled it and never got their money back.',
    explanation: 'A refund or a credit was promised, or is due under your policy, and has not arrived.',
  },
  duplicate: {
    claim: 'The customer says they were charged more than once for the same purchase.',
    explanation:
      'The bank sees two charges that look alike. Show that they are for two purchases, or refund one.',
  },
  fraudulent: {
    claim: 'The cardholder says they did not authorize this payment.',
    explanation:
      'The owner of the card says that somebody else made the purchase, or that they never made it.',
  },
  product_not_received: {
    claim: 'The customer says the order never arrived.',
    explanation: 'What was bought did not reach the customer, or the service was not provided.',
  },
  product_unacceptable: {
    claim: 'The customer says what they received was damaged, faulty or not as described.',
    explanation: 'Something arrived, and the customer says that it is not what was sold.',
  },
  subscription_canceled: {
    claim: 'The customer says they were charged after they had canceled their subscription.',
    explanation: 'A renewal was charged although the customer says the subscription had ended.',
  },
  unrecognized,
};

/** Words for the reasons that are about the payment itself rather than about what was bought. */
const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'The customer’s bank could not process the payment.',
  check_returned: 'The customer’s bank sent the payment back.',
  customer_initiated: 'The customer asked their bank to take the payment back, without a further reason.',
  debit_not_authorized: 'The customer says that they never allowed this debit.',
  general: 'The bank gave no specific reason. Ask the customer what it is about.',
  incorrect_account_details: 'The account behind the payment does not exist or belongs to somebody else.',
  insufficient_funds: 'There was not enough money in the customer’s account.',
};

export const claimOf = (reason: Word<DisputeReason>): string => (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf = (reason: Word<DisputeReason>): string =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;
