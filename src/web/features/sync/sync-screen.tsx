import { useQuery } from '@tanstack/react-query';
import type { SyncState } from '#contract/sync.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { useWallNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { LastCheck } from './last-check.tsx';
import { Problems } from './problems.tsx';
import { SetAside } from './set-aside.tsx';
import { syncCopy as copy } from './sync-copy.ts';
import { SyncFigures } from './sync-figures.tsx';
import { syncQuery, useCheckNow } from './sync-queries.ts';
import { type SyncStanding, syncStanding } from './sync-standing.ts';
import { UNCONFIRMED_ID, Unconfirmed } from './unconfirmed.tsx';

const CHIP: Readonly<Record<SyncStanding, ChipKind>> = {
  current: 'success',
  checking: 'primary',
  trouble: 'alert',
  behind: 'warning',
  drifted: 'warning',
  attention: 'alert',
};

/** How far the store has followed the payments service, and what somebody has to do about it. */
export function SyncScreen() {
  const sync = useQuery(syncQuery());
  const now = useWallNow(1000);
  const standing = sync.data && syncStanding(sync.data, now);
  const waitingForYou = sync.data?.operations.needs_attention ?? 0;
  const problems = sync.data?.problems ?? [];
  const restart = sync.data?.last_restart;

  return (
    <Page
      title={copy.title}
      state={standing && <Chip kind={CHIP[standing]}>{copy.standing[standing]}</Chip>}
      lead={copy.lead}
      actions={
        <>
          {may('change_account') && <LinkButton href={paths.setup()}>{copy.setup}</LinkButton>}
          {may('change_settings') && <CheckNow standing={standing} />}
        </>
      }
      notices={
        (waitingForYou > 0 || problems.length > 0 || restart) && (
          <>
            {waitingForYou > 0 && <WaitingForYou count={waitingForYou} />}
            <Problems problems={problems} now={now} />
            {restart && <Restarted {...restart} />}
          </>
        )
      }
    >
      {sync.isError ? (
        <ErrorNotice title={copy.failed} retrying={sync.isFetching} onRetry={() => sync.refetch()}>
          {failureWords(sync.error)}
        </ErrorNotice>
      ) : (
        <Known state={sync.data} now={now} />
      )}
    </Page>
  );
}

function Known({ state, now }: { state: SyncState | undefined; now: ReturnType<typeof useWallNow> }) {
  if (!state) {
    return (
      <div className="stack">
        <Skeleton kind="tiles" count={4} />
        <Skeleton kind="rows" count={4} />
      </div>
    );
  }
  return (
    <div className="stack">
      {state.backfills
        .filter(({ finished }) => finished === null)
        .map((walk) => (
          <Notice key={walk.kind} title={copy.fillTitle}>
            {fillWords(walk)}
          </Notice>
        ))}
      <SyncFigures state={state} now={now} />
      <LastCheck check={state.last_check} now={now} />
      <SetAside {...state.set_aside} />
      <Unconfirmed />
    </div>
  );
}

function fillWords({ kind, objects, rate, left_s }: SyncState['backfills'][number]): string {
  return sentences(
    copy.fillRunning(copy.kinds[kind] ?? kind, countWords(objects)),
    rate !== null && copy.fillRate(countWords(Math.max(1, Math.round(rate)))),
    left_s !== null && copy.fillLeft(left_s),
  );
}

function WaitingForYou({ count }: { count: number }) {
  return (
    <Notice
      kind="error"
      title={copy.attentionNotice(count)}
      actions={<LinkButton href={`#${UNCONFIRMED_ID}`}>{copy.attentionShow}</LinkButton>}
    >
      {copy.attentionText}
    </Notice>
  );
}

function Restarted({ at, reason, times }: NonNullable<SyncState['last_restart']>) {
  const when = formatDateTime(at, pageSettings().store);
  return (
    <Notice
      kind="warning"
      title={copy.restarted(when, copy.restartReasons[reason] ?? copy.restartReasonOther)}
    >
      {copy.restartedText(times)}
    </Notice>
  );
}

function CheckNow({ standing }: { standing: SyncStanding | undefined }) {
  const check = useCheckNow();
  const { show } = useSnackbar();
  return (
    <Button
      kind="primary"
      busy={check.isPending || standing === 'checking'}
      onClick={() =>
        check.mutate(undefined, {
          onSuccess: () => show(copy.checkAsked),
          onError: (error) => show({ text: copy.checkFailed(failureWords(error)), urgent: true }),
        })
      }
    >
      {copy.checkNow}
    </Button>
  );
}
