import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import type { Deps } from '../../deps.ts';
import { findOfferedLoan } from './offered-loan.ts';
import { simulatedProviderOf } from './simulated-provider.ts';
import {
  listDisputableCharges,
  listReturnablePayouts,
  listUndecidedDisputes,
} from './simulator-repository.ts';

/** Withheld shares are counted there in hundredths of a per cent. */
const WHOLE = 10_000;

/** Everything the console can act on, read at once. */
export async function readDesk(deps: Pick<Deps, 'db' | 'provider' | 'simulator'>): Promise<SimulatorDesk> {
  const { controls } = simulatedProviderOf(deps);
  const { db, provider } = deps;
  const [charges, disputes, payouts, account, site, loan_offer] = await Promise.all([
    listDisputableCharges(db),
    listUndecidedDisputes(db),
    listReturnablePayouts(db),
    provider.findAccount(),
    provider.readSite(),
    findOfferedLoan(deps),
  ]);
  const cards = controls.cards.map(({ token: _, ...card }) => card);
  return {
    charges,
    disputes,
    payouts,
    cards,
    methods: controls.methods.filter((name) => account?.capabilities[`${name}_payments`] === 'active'),
    account: account
      ? {
          ...account,
          requirements: { errors: [...account.requirements.errors] },
          currencies: [...account.customer_currencies.supported],
        }
      : null,
    loan_offer: loan_offer ? { ...loan_offer, withhold_rate: loan_offer.withhold_rate / WHOLE } : null,
    site: {
      ...site,
      has_incentive: site.incentive !== null,
      has_loan_offer: site.has_loan_offer ?? false,
    },
  };
}
