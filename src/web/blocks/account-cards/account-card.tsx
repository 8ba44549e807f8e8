import {
  accountLabel,
  isPending,
  paymentsLabel,
  payoutsLabel,
  type StateLabel,
} from '#domain/account/account-labels.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { Link } from '#web/ui/link.tsx';
import { may, pageSettings } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { accountCardCopy as copy } from './account-cards-copy.ts';

const StateChip = ({ state }: { state: StateLabel }) => <Chip kind={state.kind}>{state.label}</Chip>;

/** How the account stands: in one word, and for payments and payouts. */
export function AccountCard() {
  const { accountStatus } = pageSettings();
  if (accountStatus.error) {
    return (
      <Card title={copy.title}>
        <ErrorNotice title={copy.failed}>{copy.failedText}</ErrorNotice>
      </Card>
    );
  }
  const state = accountLabel(accountStatus);
  const { accountLink } = accountStatus;
  return (
    <Card
      title={copy.title}
      headEnd={
        <>
          <StateChip state={state} />
          {isPending(accountStatus) && <Hint label={copy.pendingHint}>{copy.pendingText}</Hint>}
        </>
      }
      foot={
        <>
          {accountLink !== false && may('change_account') && <Link href={accountLink}>{copy.edit}</Link>}
          <Link href={paths.help('account-status')}>{copy.learnMore}</Link>
        </>
      }
    >
      <Facts
        kind="rows"
        facts={[
          { label: copy.payments, value: <StateChip state={paymentsLabel(accountStatus)} /> },
          // Whoever may not see payouts is not told their schedule, and a label made without it would be a guess.
          ...(may('see_payouts')
            ? [{ label: copy.payouts, value: <StateChip state={payoutsLabel(accountStatus)} /> }]
            : []),
        ]}
      />
    </Card>
  );
}
