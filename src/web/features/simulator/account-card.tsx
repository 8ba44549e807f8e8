import { type FormEvent, useState } from 'react';
import { patchSimulatedAccount } from '#contract/simulator/simulator.ts';
import { DEPOSIT_STATUSES } from '#contract/simulator/simulator-account.ts';
import type { SimulatorDesk } from '#contract/simulator/simulator-desk.ts';
import { PAYOUT_INTERVALS } from '#domain/payouts/payout-schedule.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { fieldProblem } from '#web/shared/failure-words.ts';
import { nowSeconds } from '#web/shared/now.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeedFailure } from './deed-failure.tsx';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { useDeed } from './simulator-queries.ts';

type Account = NonNullable<SimulatorDesk['account']>;

/** What an account can be, as the provider says it. */
const STATUSES = [
  'complete',
  'enabled',
  'pending_verification',
  'restricted_partially',
  'restricted_soon',
  'restricted',
  'under_review',
  'rejected.fraud',
  'rejected.listed',
  'rejected.terms_of_service',
  'rejected.other',
];
const DEADLINE_DAYS = 7;
const MISSING = {
  code: 'verification_document_failed_copy',
  reason: 'The document could not be read.',
  requirement: 'individual.verification.document',
};

const words = (code: string): string => code.replaceAll(/[._]/g, ' ');
const oneOf = <Word extends string>(known: readonly Word[], text: string): Word | undefined =>
  known.find((word) => word === text);

/** Whoever decides about the account at the provider. */
export function AccountCard({ account }: { account: Account | null }) {
  return (
    <Card title={copy.account}>
      {account ? (
        <AccountForm key={JSON.stringify(account)} account={account} />
      ) : (
        <p className="muted">{copy.noAccount}</p>
      )}
    </Card>
  );
}

const draftOf = (account: Account) => ({
  status: account.status,
  payments_enabled: account.payments_enabled,
  depositStatus: account.deposits.status,
  interval: account.deposits.interval,
  waited: account.deposits.completed_waiting_period,
  isEarly: account.progressive_onboarding.is_enabled,
  isVerified: account.progressive_onboarding.is_complete,
  isMissing: account.requirements.errors.length > 0,
});

function AccountForm({ account }: { account: Account }) {
  const [draft, setDraft] = useState(() => draftOf(account));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const patch = useDeed(patchSimulatedAccount, () => ({
    text: copy.accountChanged,
    link: { label: copy.toOverview, href: paths.overview() },
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    patch.mutate({
      status: draft.status,
      payments_enabled: draft.payments_enabled,
      deposits: {
        status: oneOf(DEPOSIT_STATUSES, draft.depositStatus),
        interval: oneOf(PAYOUT_INTERVALS, draft.interval),
        completed_waiting_period: draft.waited,
      },
      progressive_onboarding: { is_enabled: draft.isEarly, is_complete: draft.isVerified },
      requirements: { errors: draft.isMissing ? [MISSING] : [] },
      current_deadline: draft.isMissing ? epochSeconds(nowSeconds() + DEADLINE_DAYS * DAY_S) : null,
    });
  };
  const check = (
    part: 'payments_enabled' | 'waited' | 'isEarly' | 'isVerified' | 'isMissing',
    label: string,
    help?: string,
  ) => (
    <Checkbox
      label={label}
      help={help}
      checked={draft[part]}
      onChange={(event) => change({ [part]: event.target.checked })}
    />
  );
  const choose = (
    part: 'status' | 'depositStatus' | 'interval',
    label: string,
    options: readonly string[],
    field: string,
  ) => (
    <Select
      // Codes of the provider: what it may say is tried here as it is said.
      translate="no"
      label={label}
      error={fieldProblem(patch.error, field)}
      options={[...new Set([draft[part], ...options])].map((value) => ({ value, label: words(value) }))}
      value={draft[part]}
      onChange={(event) => change({ [part]: event.target.value })}
    />
  );
  return (
    <form className="stack" data-gap="small" onSubmit={submit} noValidate>
      {choose('status', copy.status, STATUSES, 'status')}
      {choose('depositStatus', copy.payoutStatus, DEPOSIT_STATUSES, 'deposits.status')}
      {choose('interval', copy.payoutInterval, PAYOUT_INTERVALS, 'deposits.interval')}
      {check('payments_enabled', copy.paymentsEnabled)}
      {check('waited', copy.waitingDone)}
      {check('isEarly', copy.earlySelling)}
      {check('isVerified', copy.verified)}
      {check('isMissing', copy.requirement, copy.requirementHelp)}
      <div>
        <Button type="submit" busy={patch.isPending}>
          {copy.save}
        </Button>
      </div>
      <DeedFailure deed={patch} />
    </form>
  );
}
