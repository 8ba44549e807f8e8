import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/simulator/simulator.ts';
import { getSimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { payAsCustomer } from '#contract/simulator/simulator-payments.ts';
import type { PayoutId } from '#domain/shared/ids.ts';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../http/route.ts';
import { keepSite } from '../../store/site-state-repository.ts';
import { isoOf, moveClock } from './move-clock.ts';
import { acceptOfferedLoan } from './offered-loan.ts';
import { payAsCustomer as pay } from './pay-as-customer.ts';
import { readDesk } from './read-desk.ts';
import { simulatedProviderOf } from './simulated-provider.ts';
import { countWorld, findWorld } from './simulator-repository.ts';

async function readState(deps: Pick<Deps, 'db' | 'simulator'>) {
  const { controls, faults, clockOffsetS } = simulatedProviderOf(deps);
  const [world, counts, now] = await Promise.all([findWorld(deps.db), countWorld(deps.db), controls.now()]);
  return {
    scenario: world?.scenario ?? null,
    seed: world?.seed ?? null,
    clock: isoOf(now),
    counts,
    clock_offset_s: clockOffsetS(),
    faults: planOf(faults.plan()),
  };
}

/** Lists in a plan are ours to give away: the console shows a copy. */
const planOf = (plan: ReturnType<ReturnType<typeof simulatedProviderOf>['faults']['plan']>) =>
  plan === undefined ? null : contract.faultPlan.parse(structuredClone(plan));

const isPayoutId = (id: string): id is PayoutId => id.startsWith('po_');

/** The console of the simulated provider: what its customers, their banks, its clock and its staff do. */
export const simulatorRoutes: readonly Route[] = [
  route(contract.getSimulatorState, (context) => readState(context)),
  route(getSimulatorDesk, (context) => readDesk(context)),

  route(contract.loadScenario, async (context, { name, seed }) => {
    const { loadScenario } = simulatedProviderOf(context);
    if (!loadScenario) throw fail('rest_no_route', {});
    await loadScenario(name, seed);
    return readState(context);
  }),
  route(contract.moveClock, (context, move) => moveClock(context, move)),

  route(contract.patchSimulatedAccount, async (context, patch) => {
    if (!(await context.provider.findAccount())) throw fail('account_missing');
    return { ...(await simulatedProviderOf(context).controls.patchAccount(patch)) };
  }),
  route(contract.patchSimulatedSite, async (context, patch) => {
    const site = await simulatedProviderOf(context).controls.patchSite(patch);
    await keepSite(context, site);
    return { ...site };
  }),

  route(contract.acceptLoanOffer, (context) => acceptOfferedLoan(context)),

  route(payAsCustomer, (context, payment) => pay(context, payment)),

  route(contract.raiseDispute, async (context, { charge_id, ...claim }) => {
    const dispute = await simulatedProviderOf(context).controls.raiseDispute({ charge: charge_id, ...claim });
    return { dispute_id: dispute.id };
  }),
  route(contract.decideDispute, async (context, { id, outcome }) => {
    const dispute = await simulatedProviderOf(context).controls.decideDispute(id, outcome);
    return { dispute_id: dispute.id, status: dispute.status };
  }),
  route(contract.failPayout, async (context, { id, failure_code }) => {
    if (!isPayoutId(id)) throw fail('resource_missing', { kind: 'payout', id });
    const payout = await simulatedProviderOf(context).controls.failPayout(id, failure_code);
    return { payout_id: payout.id, status: payout.status };
  }),

  route(contract.setFaults, (context, plan) => {
    const { faults } = simulatedProviderOf(context);
    faults.set(plan);
    return { faults: planOf(faults.plan()) };
  }),
  route(contract.clearFaults, (context) => {
    simulatedProviderOf(context).faults.clear();
    return { faults: null };
  }),
];
