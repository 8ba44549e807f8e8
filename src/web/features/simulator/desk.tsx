import type { ReactNode } from 'react';
import type { SimulatorState } from '#contract/simulator/simulator.ts';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { AccountCard } from './account-card.tsx';
import { ClockCard } from './clock-card.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { FaultsCard } from './faults-card.tsx';
import { LoanOfferCard } from './loan-offer-card.tsx';
import { PayCard } from './pay-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import { ScenarioCard } from './scenario-card.tsx';
import { SiteCard } from './site-card.tsx';

type DeskProps = Readonly<{ state: SimulatorState; desk: SimulatorDesk; happenings: ReactNode }>;

/** Who acts stands on the left, what the world is made of on the right. */
export function Desk({ state, desk, happenings }: DeskProps) {
  return (
    <div className="split">
      <div className="stack">
        {happenings}
        <PayCard desk={desk} />
        <DisputeCard desk={desk} />
        <PayoutCard payouts={desk.payouts} />
        <FaultsCard plan={state.faults} />
      </div>
      <div className="stack">
        {desk.loan_offer && <LoanOfferCard offer={desk.loan_offer} />}
        <ClockCard state={state} />
        <ScenarioCard state={state} />
        <AccountCard account={desk.account} />
        <SiteCard site={desk.site} />
      </div>
    </div>
  );
}
