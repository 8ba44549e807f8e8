import type { NamedObject, ObjectKind, ProviderObjects } from '../../provider-objects.ts';

/** One thing the provider keeps. */
export type SimObject = NamedObject;

/** The id by which an object of a kind is found; a few kinds keep the name the specification gives theirs. */
const idOf: { [Kind in ObjectKind]: (value: ProviderObjects[Kind]) => string } = {
  account: ({ account_id }) => account_id,
  bank_account: ({ id }) => id,
  payment_intent: ({ id }) => id,
  charge: ({ id }) => id,
  refund: ({ id }) => id,
  dispute: ({ id }) => id,
  transaction: ({ id }) => id,
  payout: ({ id }) => id,
  loan: ({ stripe_loan_id }) => stripe_loan_id,
  reader: ({ id }) => id,
  reader_fee: ({ id }) => id,
  file: ({ id }) => id,
  document: ({ document_id }) => document_id,
  site: ({ id }) => id,
};

export const simObject = <Kind extends ObjectKind>(kind: Kind, value: ProviderObjects[Kind]): SimObject =>
  // The compiler cannot see that kind and value of a mapped union belong together; this is where they are tied.
  ({ kind, id: idOf[kind](value), value }) as SimObject;

/** An object with the text it is kept as, for whoever writes many of them, more than once. */
export type WrittenObject = SimObject & Readonly<{ json: string }>;

export const writtenObject = <Kind extends ObjectKind>(
  kind: Kind,
  value: ProviderObjects[Kind],
): WrittenObject => ({ kind, id: idOf[kind](value), value, json: JSON.stringify(value) }) as WrittenObject;
