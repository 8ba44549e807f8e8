import { useMutation } from '@tanstack/react-query';
import { readAccount } from '#contract/account.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { type AccountStanding, accountStanding } from '#domain/account/account-standing.ts';
import { requirementMessages } from '#domain/account/requirement-messages.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { call } from '#web/api/client.ts';
import { useAccountTask } from '#web/blocks/tasks/task-visibility.ts';
import { connectHref } from '#web/shared/connect-url.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { useFollowedAccount } from './followed-account.ts';
import { standingCopy as copy, liveApplicationCopy as live } from './overview-copy.ts';

type KnownAccount = Exclude<PageSettings['accountStatus'], { error: true }>;

/** Whatever keeps the account from working: what is missing, who must move, and what to press. What a task asks for is told there alone. */
export function StandingNotice() {
  const { accountStatus } = pageSettings();
  const standing = accountStanding(accountStatus);
  const isTask = useAccountTask() && standing?.waitsFor === 'you';
  useFollowedAccount(standing?.waitsFor === 'provider');
  if (!standing || isTask || accountStatus.error) return null;
  const { title, text } = copy.words[standing.kind];
  const missing = standing.waitsFor === 'you' ? requirementMessages(accountStatus.requirements.errors) : [];
  return (
    <Notice
      kind={standing.kind === 'past_due' || standing.kind === 'rejected' ? 'error' : 'warning'}
      title={title}
      actions={
        <>
          <NextStep standing={standing} account={accountStatus} />
          {standing.kind !== 'rejected' && <CheckNow status={accountStatus.status} />}
          <Link href={paths.help('account-status')}>{copy.help}</Link>
        </>
      }
    >
      <p>{sentences(text, copy.waitsFor[standing.waitsFor])}</p>
      {missing.length > 0 && (
        <ul className="bullets">
          {missing.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** In a sandbox: the live account that was applied for, while the provider looks at it. */
export function LiveApplicationNotice() {
  const { liveApplication } = pageSettings();
  const isWaiting = liveApplication !== null && accountStanding(liveApplication)?.waitsFor === 'provider';
  useFollowedAccount(isWaiting);
  return isWaiting ? <Notice title={live.title}>{live.text}</Notice> : null;
}

function NextStep({ standing, account }: { standing: AccountStanding; account: KnownAccount }) {
  const step = nextStep(standing, account);
  return (
    <LinkButton size="small" kind={standing.waitsFor === 'you' ? 'primary' : 'secondary'} href={step.href}>
      {step.label}
    </LinkButton>
  );
}

/** Every state has a door: who need not do anything still reaches what was sold before. */
function nextStep({ kind, waitsFor }: AccountStanding, { accountLink }: KnownAccount) {
  if (kind === 'unfinished')
    return { href: connectHref({ source: 'wcpay-finish-setup-task' }), label: copy.finish };
  if (kind === 'early_selling') {
    const href = connectHref({ collect_payout_requirements: 'true', source: 'wcpay-setup-payouts-task' });
    return { href, label: copy.payouts };
  }
  if (waitsFor === 'you')
    return { href: accountLink === false ? paths.continueOnboarding() : accountLink, label: copy.update };
  return { href: paths.transactions(), label: copy.history };
}

/** Asks the provider at once. Page and account are read together, so a change loads the page anew. */
function CheckNow({ status }: { status: string }) {
  const { show } = useSnackbar();
  const check = useMutation({
    mutationFn: () => call(readAccount, {}),
    onSuccess: (account) => {
      if (account.status === status) show(copy.unchanged);
      else location.reload();
    },
    onError: (error) => show({ text: failedWords(copy.checkFailed, error), urgent: true }),
  });
  return (
    <Button size="small" busy={check.isPending} onClick={() => check.mutate()}>
      {copy.checkNow}
    </Button>
  );
}
