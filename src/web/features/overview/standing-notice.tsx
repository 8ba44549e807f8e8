import { useMutation } from '@tanstack/react-query';
import { readAccount } from '#contract/account.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { type AccountStanding, accountStanding } from '#domain/account/account-standing.ts';
import { liveNote } from '#domain/account/live-note.ts';
import { requirementMessages } from '#domain/account/requirement-messages.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { call } from '#web/api/client.ts';
import { useAccountTask } from '#web/blocks/tasks/task-visibility.ts';
import { connectHref } from '#web/shared/connect-url.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { useFollowedAccount } from './followed-account.ts';
import { standingCopy as copy, liveApplicationCopy as live } from './overview-copy.ts';
import { standingWords } from './standing-words.ts';

type KnownAccount = Exclude<PageSettings['accountStatus'], { error: true }>;

/**
 * Whatever keeps the account from working: what has stopped, what is missing, who must move, and what to press. What a task asks
 * for is told there alone; what the provider's own message asks for has its button there.
 */
export function StandingNotice({ providerAsks }: Readonly<{ providerAsks: boolean }>) {
  const { accountStatus } = pageSettings();
  const standing = accountStanding(accountStatus);
  const waitsForYou = standing?.waitsFor === 'you';
  const isTask = useAccountTask() && waitsForYou;
  useFollowedAccount(standing?.waitsFor === 'provider');
  if (!standing || isTask || accountStatus.error) return null;
  const { title, text } = standingWords(standing, accountStatus);
  // Whoever may not give what is missing is told what has stopped, and nothing that they could not do.
  const asks = waitsForYou && !providerAsks && may('change_account');
  const missing = asks ? requirementMessages(accountStatus.requirements.errors) : [];
  return (
    <Notice
      kind={standing.kind === 'past_due' || standing.kind === 'rejected' ? 'error' : 'warning'}
      title={title}
      actions={
        <>
          {(asks || !waitsForYou) && <NextStep standing={standing} account={accountStatus} />}
          {standing.kind !== 'rejected' && <CheckNow status={accountStatus.status} />}
          <Link href={paths.help('account-status')}>{copy.help}</Link>
        </>
      }
    >
      <p>{sentences(text, (asks || !waitsForYou) && copy.waitsFor[standing.waitsFor])}</p>
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

/** In a sandbox: how the live account stands that was applied for, while nothing is asked for it. */
export function LiveApplicationNotice() {
  const note = liveNote(pageSettings().liveApplication);
  const isRejected = note === 'rejected';
  useFollowedAccount(note !== undefined && !isRejected);
  if (!note) return null;
  return <Notice title={live.titles[note]}>{isRejected ? live.rejected : live.text}</Notice>;
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
