import type { Money } from '#domain/shared/money.ts';

/** What a merchant can ask of money or of a dispute. Each happens once, however often it is asked for. */
export type MoneyVerb = 'refund' | 'capture' | 'cancel' | 'accept' | 'submit' | 'payout';

/** What every request of this kind carries, so that any part of the page can say what is under way. */
export type MoneyAction = Readonly<{ verb: MoneyVerb; money: Money | undefined }>;

/** Of the server's kinds those that a merchant waits for. One that is not known here is not named to anybody. */
export const VERB_OF_KIND: Readonly<Record<string, MoneyVerb | undefined>> = {
  refund_charge: 'refund',
  capture_payment: 'capture',
  cancel_payment: 'cancel',
  accept_dispute: 'accept',
  answer_dispute: 'submit',
  pay_out_instantly: 'payout',
};

export const isMoneyAction = (variables: unknown): variables is MoneyAction =>
  typeof variables === 'object' && variables !== null && 'verb' in variables && 'money' in variables;
