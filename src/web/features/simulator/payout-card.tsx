import { useState } from 'react';
import { failPayout } from '#contract/simulator/simulator.ts';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import {
  isPayoutFailureCode,
  PAYOUT_FAILURE_CODES,
  type PayoutFailureCode,
} from '#domain/payouts/payout-failure.ts';
import { payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import { money } from '#domain/shared/money.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

const CODES = PAYOUT_FAILURE_CODES.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** A bank sends a payout back, and says why. */
export function PayoutCard({ payouts }: { payouts: SimulatorDesk['payouts'] }) {
  const [chosen, setChosen] = useState('');
  const [failure_code, setCode] = useState<PayoutFailureCode>('account_closed');
  const fail = useDeed(failPayout, ({ payout_id }, sent) => ({
    text: copy.sentBack(sent.failure_code.replaceAll('_', ' ')),
    link: { label: copy.toPayout, href: paths.payout(payout_id) },
  }));
  const payout = payouts.find(({ id }) => id === chosen) ?? payouts[0];
  if (!payout) {
    return (
      <Card title={copy.payouts}>
        <p className="muted">{copy.noPayouts}</p>
      </Card>
    );
  }
  return (
    <Card title={copy.payouts}>
      <div className="stack">
        <Select
          label={copy.payout}
          options={payouts.map(({ id, amount, currency, status, type }) => ({
            value: id,
            label: `${moneyWords(money(amount, currency), true)} · ${payoutStatusLabel(status, type)} · ${id}`,
          }))}
          value={payout.id}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Select
          translate="no" // Codes of the provider.
          label={copy.failure}
          options={CODES}
          value={failure_code}
          onChange={({ target: { value } }) => {
            if (isPayoutFailureCode(value)) setCode(value);
          }}
        />
        <div>
          <Button busy={fail.isPending} onClick={() => fail.mutate({ id: payout.id, failure_code })}>
            {copy.fail}
          </Button>
        </div>
        <DeedFailure deed={fail} />
      </div>
    </Card>
  );
}
