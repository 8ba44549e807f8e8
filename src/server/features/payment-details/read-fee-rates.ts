import { type Charge, feeRates } from '#contract/charge.ts';
import type { Deps } from '../../deps.ts';

type Rates = NonNullable<Charge['balance_transaction']>['fee_rates'];

/** A page that knows everything else does not wait longer than this for the steps of a fee. */
const PATIENCE_MS = 2000;

/**
 * How a fee came about is told with the movement itself and needed on this page alone, so we do not keep a million copies
 * of it. Without an answer, or without one in time, the page shows the fee without its steps.
 */
export async function readFeeRates(
  { provider, log }: Pick<Deps, 'provider' | 'log'>,
  transaction: string | null,
): Promise<Rates> {
  if (transaction === null) return null;
  const asked = provider.findObject('transaction', transaction).then(
    (told) => {
      const rates = feeRates.safeParse(told?.fee_rates);
      return rates.success ? rates.data : null;
    },
    (error: unknown) => {
      log.warn({ err: error, transaction }, 'the steps of a fee could not be read');
      return null;
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
