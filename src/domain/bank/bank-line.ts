import type { Currency, Minor } from '../shared/money.ts';
import type { CalendarDate } from '../shared/time.ts';

export const BANK_LINE_STATUSES = ['booked', 'pending'] as const;
/** A pending line is shown, and neither matched nor counted in a balance. */
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];

/** One line of a bank statement, whatever file it came in. What the bank wrote is kept as it wrote it, for the evidence. */
export type BankLine = Readonly<{
  /** Where it stands in its file: the line of the text it begins at, counted from 1. */
  lineNumber: number;
  /** As the bank names the day, in no time zone. */
  bookedOn: CalendarDate;
  valuedOn: CalendarDate | null;
  /** Positive is money into the merchant's account. */
  amount: Minor;
  currency: Currency;
  status: BankLineStatus;
  bankReference: string | null;
  /** None where the bank says that none was given. */
  endToEndId: string | null;
  text: string;
  counterpartyName: string | null;
  counterpartyAccount: string | null;
  /** The bank's own word for the kind of booking. */
  typeCode: string | null;
  /** It undoes an earlier line of the opposite direction. */
  isReversal: boolean;
  raw: string;
}>;
