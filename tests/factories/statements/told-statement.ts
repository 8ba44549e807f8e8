/** A file as a bank or somebody's hands made it, what a person says about it, and what it truly holds. */
export type ToldStatement = Readonly<{
  name: string;
  content: Buffer;
  answers?: Readonly<Record<string, string>>;
  /** Every line as `day amount currency`, in minor units, account by account in the order of the file; a pending one says so. */
  holds: readonly string[];
}>;

/** A file that is not taken: why, at which of its lines where there is one, and by how much it is off where it does not add up. */
export type RefusedStatement = Readonly<{
  name: string;
  content: Buffer;
  answers?: Readonly<Record<string, string>>;
  code: string;
  line?: number;
  difference?: number;
}>;

export const DOLLARS = { account_name: 'Checking', currency: 'usd' };

export const rowsOf = (end: string, ...rows: readonly string[]): string => `${rows.join(end)}${end}`;
export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
export const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

/** One payout and the rent of the day after, which most of these files hold. */
export const payoutAndRent = (currency: string): readonly string[] => [
  `2026-03-04 130000 ${currency}`,
  `2026-03-05 -5000 ${currency}`,
];
