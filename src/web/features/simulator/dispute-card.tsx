import { useState } from 'react';
import { decideDispute, raiseDispute } from '#contract/simulator/simulator.ts';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { DISPUTE_REASONS, isInquiry } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

type Reason = (typeof DISPUTE_REASONS)[number];
const isReason = (text: string): text is Reason => DISPUTE_REASONS.some((reason) => reason === text);
const isChargeId = (id: string): id is `ch_${string}` | `py_${string}` => /^(ch|py)_/.test(id);
const isDisputeId = (id: string): id is `dp_${string}` | `du_${string}` => /^d[pu]_/.test(id);

/** Customers ask their banks for money back, and the banks decide. */
export function DisputeCard({ desk }: { desk: SimulatorDesk }) {
  return (
    <Card title={copy.disputes}>
      <div className="stack">
        {desk.charges.length === 0 ? (
          <p className="muted">{copy.noCharges}</p>
        ) : (
          <Raise charges={desk.charges} />
        )}
        <Undecided disputes={desk.disputes} />
      </div>
    </Card>
  );
}

function Raise({ charges }: { charges: SimulatorDesk['charges'] }) {
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState<Reason>('fraudulent');
  const [inquiry, setInquiry] = useState(false);
  const raise = useDeed(raiseDispute, ({ dispute_id }) => ({
    text: copy.raised,
    link: { label: copy.toDispute, href: paths.dispute(dispute_id) },
  }));
  const charge = charges.find(({ id }) => id === chosen) ?? charges[0];
  return (
    <>
      <Select
        label={copy.charge}
        options={charges.map(({ id, amount, currency, customer }) => ({
          value: id,
          label: `${moneyWords(money(amount, currency), true)} · ${customer} · ${id}`,
        }))}
        value={charge?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Select
        label={copy.reason}
        options={DISPUTE_REASONS.map((value) => ({ value, label: disputeReasonLabel(value) }))}
        value={reason}
        onChange={({ target: { value } }) => {
          if (isReason(value)) setReason(value);
        }}
      />
      <Checkbox
        label={copy.inquiry}
        checked={inquiry}
        onChange={(event) => setInquiry(event.target.checked)}
      />
      <div>
        <Button
          busy={raise.isPending}
          onClick={() => {
            if (charge && isChargeId(charge.id)) raise.mutate({ charge_id: charge.id, reason, inquiry });
          }}
        >
          {copy.raise}
        </Button>
      </div>
      <DeedFailure deed={raise} />
    </>
  );
}

function Undecided({ disputes }: { disputes: SimulatorDesk['disputes'] }) {
  const decide = useDeed(decideDispute, ({ dispute_id, status }) => ({
    text: copy.decided(labelOf(disputeStatusLabel, status)),
    link: { label: copy.toDispute, href: paths.dispute(dispute_id) },
  }));
  return (
    <div className="stack" data-gap="small">
      <h3 className="strong">{copy.undecided}</h3>
      {disputes.length === 0 && <p className="muted">{copy.noDisputes}</p>}
      <ul className="stack" data-gap="small">
        {disputes.map(({ id, status, amount, currency, reason }) => (
          <li className="row" data-spread key={id}>
            <span className="simulator-thing">
              <Link href={paths.dispute(id)}>{moneyWords(money(amount, currency), true)}</Link>
              <span className="subtle">
                {labelOf(disputeStatusLabel, status)} · {disputeReasonLabel(reason)}
              </span>
            </span>
            <span className="row">
              {(isInquiry(status) ? (['warning_closed'] as const) : (['won', 'lost'] as const)).map(
                (outcome) => (
                  <Button
                    key={outcome}
                    size="small"
                    disabled={decide.isPending}
                    onClick={() => {
                      if (isDisputeId(id)) decide.mutate({ id, outcome });
                    }}
                  >
                    {copy.decide[outcome]}
                  </Button>
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      <DeedFailure deed={decide} />
    </div>
  );
}
