import type { Currency, Minor } from '../shared/money.ts';
import type { Word } from '../shared/word.ts';

/** What is added to the price of a method. */
export const FEE_PARTS = [
  'international',
  'fx',
  'wcpay-subscription',
  'device',
  'tax',
  'withheld-tax',
  'network',
  'application',
] as const;
export type FeePart = (typeof FEE_PARTS)[number];

/** One step by which a fee came about. A discount carries negative rates. */
export type FeeHistoryEntry = Readonly<{
  type: Word<'base' | 'additional' | 'discount'>;
  additional_type?: Word<FeePart> | undefined;
  percentage_rate: number;
  fixed_rate: Minor;
  currency: Currency;
  capped?: boolean | undefined;
}>;

export type FeeRates = Readonly<{
  percentage: number;
  fixed: Minor;
  fixed_currency: Currency;
  history: readonly FeeHistoryEntry[];
}>;

export const FEE_KINDS = [
  'base',
  ...FEE_PARTS.map((part) => `additional-${part}` as const),
  'discount',
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** The name of a step; one of no kind we know has none, and is not shown apart. */
export function feeKindOf({ type, additional_type }: FeeHistoryEntry): FeeKind | undefined {
  const name = type === 'additional' ? `additional-${additional_type}` : type;
  return FEE_KINDS.find((kind) => kind === name);
}

/** Of a fee: the tax on it, as a sum that the provider told; nothing where it did not say how the fee came about. */
export function taxOnFee({
  fee,
  fee_rates,
}: Readonly<{ fee: number; fee_rates: FeeRates | null }>): number | null {
  if (fee === 0) return 0;
  if (fee_rates === null) return null;
  return fee_rates.history
    .filter((step) => feeKindOf(step) === 'additional-tax')
    .reduce((sum, { fixed_rate }) => sum + fixed_rate, 0);
}

/** Only the plain price of the method: nothing was added and nothing taken off. */
export const isBaseOnly = ({ history }: FeeRates): boolean =>
  history.length === 1 && history[0]?.type === 'base';
