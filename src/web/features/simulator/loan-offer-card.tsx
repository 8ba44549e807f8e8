import { useEffect, useRef } from 'react';
import { acceptLoanOffer } from '#contract/simulator/simulator.ts';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

type Offer = NonNullable<SimulatorDesk['loan_offer']>;
const PLACE = 'loan-offer';

/** What a link to the offer leads to: its terms, and the one button that takes it. */
export function LoanOfferCard({ offer: { amount, fee_amount, withhold_rate, currency } }: { offer: Offer }) {
  const place = useRef<HTMLDivElement>(null);
  const accept = useDeed(acceptLoanOffer, () => ({
    text: copy.loanAccepted,
    link: { label: copy.toLoans, href: paths.loans() },
  }));
  // The card comes after the page, too late for the browser to go to it by itself.
  useEffect(() => {
    if (location.hash === `#${PLACE}`) place.current?.scrollIntoView();
  }, []);
  return (
    <div id={PLACE} ref={place}>
      <Card title={copy.loanOffer}>
        <div className="stack">
          <Facts
            facts={[
              { label: copy.loanAmount, value: <MoneyText amount={amount} currency={currency} /> },
              { label: copy.loanFee, value: <MoneyText amount={fee_amount} currency={currency} /> },
              { label: copy.loanRate, value: percentWords(withhold_rate) },
            ]}
          />
          <p className="muted">{copy.loanText}</p>
          <div>
            <Button kind="primary" busy={accept.isPending} onClick={() => accept.mutate({})}>
              {copy.acceptLoan}
            </Button>
          </div>
          <DeedFailure deed={accept} />
        </div>
      </Card>
    </div>
  );
}
