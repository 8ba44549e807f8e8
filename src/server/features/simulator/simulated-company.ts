import { fail } from '#contract/errors.ts';
import type { SimulatedCompany } from '#provider/simulated-company.ts';
import type { Deps } from '../../deps.ts';

/** Without a simulated company there is no console, and its addresses hold nothing. */
export function companyOf({ simulator }: Pick<Deps, 'simulator'>): SimulatedCompany {
  if (!simulator) throw fail('rest_no_route', {});
  return simulator;
}
