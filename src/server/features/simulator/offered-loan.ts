import { fail } from '#contract/kit/errors.ts';
import type { Deps } from '../../deps.ts';
import { simulatedProviderOf } from './simulated-provider.ts';

type Needs = Pick<Deps, 'provider' | 'simulator'>;

/** The loan that the simulated provider offers, or nothing while it offers none. */
export async function findOfferedLoan(deps: Needs) {
  const { has_loan_offer } = await deps.provider.readSite();
  return has_loan_offer ? simulatedProviderOf(deps).controls.termsOfLoan() : undefined;
}

/** An offer can be taken once. */
export async function acceptOfferedLoan(deps: Needs): Promise<{ stripe_loan_id: string }> {
  const { controls } = simulatedProviderOf(deps);
  const offer = await findOfferedLoan(deps);
  if (!offer) throw fail('resource_missing', { kind: 'loan', id: 'offer' });
  const { stripe_loan_id } = await controls.lend(offer);
  await controls.patchSite({ has_loan_offer: false });
  return { stripe_loan_id };
}
