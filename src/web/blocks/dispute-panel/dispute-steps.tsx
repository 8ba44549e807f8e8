import type { ReactNode } from 'react';
import { chargeOfDispute, type Dispute } from '#contract/disputes.ts';
import { isInquiry } from '#domain/disputes/dispute-status.ts';
import { formatDate, formatDateTime } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords, zoneWords } from '#web/shared/store-format.ts';
import { Hint } from '#web/ui/hint.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Link } from '#web/ui/link.tsx';
import { customerEmail } from './customer-email.ts';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { RespondByLabel } from './respond-by-label.tsx';
import './dispute-panel.css';

/** A hint stays beside the word that it explains. */
const NO_BREAK = '\u00a0';

/** What a merchant can do about it, in the order that costs least. */
export function DisputeSteps({ dispute }: { dispute: Dispute }) {
  return (
    <div>
      <h3>{copy.stepsTitle}</h3>
      <ol className="dispute-steps">
        {may('see_customers') && <EmailStep dispute={dispute} />}
        {isInquiry(dispute.status) ? <AnswerStep dispute={dispute} /> : <ClaimSteps dispute={dispute} />}
      </ol>
    </div>
  );
}

type StepProps = Readonly<{ icon: IconName; title: string; children: ReactNode }>;

function Step({ icon, title, children }: StepProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{title}</b> <span className="muted">{children}</span>
      </span>
    </li>
  );
}

function EmailStep({ dispute }: { dispute: Dispute }) {
  const { store } = pageSettings();
  const charge = chargeOfDispute(dispute);
  const email = charge?.billing_details.email;
  if (!charge || !email) {
    return (
      <Step icon="mail" title={copy.emailTitle}>
        {copy.noEmailText}
      </Step>
    );
  }
  const address = customerEmail({
    to: email,
    customerName: charge.billing_details.name,
    storeName: store.name,
    disputedOn: formatDate(dispute.created, store),
    chargedOn: formatDate(charge.created, store),
    amount: moneyWords(money(dispute.amount, dispute.currency), true),
    isInquiry: isInquiry(dispute.status),
  });
  return (
    <Step icon="mail" title={copy.emailTitle}>
      {copy.emailText} <a href={address}>{copy.emailLink}</a>
    </Step>
  );
}

function ClaimSteps({ dispute }: { dispute: Dispute }) {
  const by = formatDateTime(dispute.evidence_details.due_by, pageSettings().store);
  return (
    <>
      <Step icon="refund" title={copy.withdrawTitle}>
        {copy.withdrawText} <Link href={paths.help('disputes')}>{copy.withdrawLink}</Link>
        {NO_BREAK}
        <Hint label={copy.withdrawHintLabel}>{copy.withdrawHint}</Hint>
      </Step>
      <Step icon="document" title={copy.decideTitle}>
        {copy.decideBy(by, zoneWords())}
        {NO_BREAK}
        <Hint label={copy.challengeHintLabel}>{copy.challengeHint}</Hint>{' '}
        <Hint label={copy.acceptHintLabel}>{copy.acceptHint}</Hint>
      </Step>
    </>
  );
}

function AnswerStep({ dispute }: { dispute: Dispute }) {
  const { due_by } = dispute.evidence_details;
  return (
    <Step icon="document" title={copy.answerTitle}>
      {copy.answerBy(formatDateTime(due_by, pageSettings().store), zoneWords())}{' '}
      <RespondByLabel dueBy={due_by} />
      {NO_BREAK}
      <Hint label={copy.answerHintLabel}>{copy.answerHint}</Hint>
    </Step>
  );
}
