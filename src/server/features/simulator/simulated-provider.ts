import { fail } from '#contract/kit/errors.ts';
import type { SimulatedProvider } from '#provider/simulated-provider.ts';
import type { Deps } from '../../deps.ts';

/** Without a simulated provider there is no console, and its addresses hold nothing. */
export function simulatedProviderOf({ simulator }: Pick<Deps, 'simulator'>): SimulatedProvider {
  if (!simulator) throw fail('rest_no_route', {});
  return simulator;
}
