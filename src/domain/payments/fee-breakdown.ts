import { type FeeKind, type FeeRates, feeKindOf } from './fee-rates.ts';

/** One step of a fee with what it comes to. `fixed` is in the currency of the fee. */
export type FeeStep = Readonly<{
  kind: FeeKind;
  percentage: number;
  fixed: number;
  isCapped: boolean;
  amount: number;
}>;

const MILLIONTHS = 1_000_000n;

/** A share of an amount, rounded half away from nothing; worked out in whole numbers. */
function shareOf(amount: number, rate: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(Math.round(Math.abs(rate) * Number(MILLIONTHS)));
  const share = Number((product * 2n + MILLIONTHS) / (MILLIONTHS * 2n));
  const signed = amount < 0 !== rate < 0 ? -share : share;
  return signed === 0 ? 0 : signed;
}

/**
 * The steps of a fee, adding up to exactly the fee that was taken: every step is its share of the amount and its fixed
 * part, and the first, the base, is what is left, since the provider rounds once over the whole.
 */
export function feeSteps(rates: FeeRates, amount: number, fee: number): readonly FeeStep[] {
  const steps = rates.history.flatMap((entry): FeeStep[] => {
    const kind = feeKindOf(entry);
    if (!kind) return [];
    const { percentage_rate: percentage, fixed_rate: fixed, capped } = entry;
    const isCapped = kind === 'base' && capped === true;
    return [{ kind, percentage, fixed, isCapped, amount: shareOf(amount, percentage) + fixed }];
  });
  const [base, ...others] = steps;
  if (!base) return [];
  const rest = others.reduce((sum, step) => sum + step.amount, 0);
  return [{ ...base, amount: fee - rest }, ...others];
}
