import { type Money, money } from '#domain/shared/money.ts';
import type { ApprovalRow } from './approval-repository.ts';

/** What a call would do, looked at and not done. */
export type Prepared = Readonly<{
  /** In the listener's words, as "Refund $500.00 USD of payment pi_1": whoever decides may speak another language. */
  words: () => string;
  object_kind: string;
  object_id: string;
  /** Everything else a page may know it by. */
  subjects?: readonly string[];
  amount?: number | undefined;
  currency?: string | undefined;
  /** What whoever approves has to find unchanged. */
  seen?: unknown;
}>;

/** What is written down of a request that its sentence can be made of; with its end, the input is gone. */
export type Asked = Pick<ApprovalRow, 'amount' | 'currency' | 'object_id' | 'subjects' | 'input'>;

/** The sum it is about, where it is about one. */
export const sumAsked = ({ amount, currency }: Asked): Money | undefined =>
  amount === null || currency === null ? undefined : money(amount, currency);

/** What was typed, while it is there. */
export const inputAsked = <Input>({ input }: Asked): Input | undefined =>
  input === '' ? undefined : (JSON.parse(input) as Input);

const ORDER = 'order ';
export const orderSubject = (id: number | null): string => `${ORDER}${id}`;
/** The number of the order it is about. */
export const orderAsked = ({ subjects }: Asked): string | undefined =>
  subjects.find((subject) => subject.startsWith(ORDER))?.slice(ORDER.length);
