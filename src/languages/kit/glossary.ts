/** The sixty words of this trade that a language settles once. docs/glossary.md says what each means. */
export const TERMS = [
  'account', 'amount', 'approval', 'audit log', 'authorization', 'authorized', 'balance', 'bank account',
  'bank statement', 'block', 'books', 'cancel', 'capture', 'card reader', 'challenge a dispute', 'charge',
  'chart of accounts', 'checkout', 'connect', 'conversion', 'currency', 'customer', 'deadline', 'dispute',
  'dispute fee', 'evidence', 'exchange rate', 'export', 'failed', 'fee', 'filter', 'fraud protection', 'held for review',
  'hold', 'inquiry', 'instant payout', 'invoice', 'journal', 'loan', 'match', 'merchant', 'net', 'order',
  'overdue', 'owner', 'payment', 'payment method', 'payout', 'payout schedule', 'pending', 'provider', 'receipt',
  'refund', 'reserve', 'risk level', 'role', 'rule', 'sandbox', 'shopper', 'test mode', 'transaction', 'verification',
] as const; // biome-ignore format: a list

export type Term = (typeof TERMS)[number];

/**
 * What a language says for each term, and the words for the same thing that it therefore never says (as they stand in
 * a sentence, without regard to case). A test looks for those in every sentence of the language.
 */
export type Glossary = Readonly<Record<Term, Readonly<{ say: string; never?: readonly string[] }>>>;
