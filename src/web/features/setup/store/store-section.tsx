import { useQuery } from '@tanstack/react-query';
import type { StoreSetup } from '#contract/store-setup.ts';
import { labelOf } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LetGoCard } from './let-go-card.tsx';
import { StoreChecks } from './store-checks.tsx';
import { StoreForm } from './store-form.tsx';
import { storeSetupCopy as copy } from './store-setup-copy.ts';
import { storeSetupQuery, useCheckStore } from './store-setup-queries.ts';

/** Which store the payments belong to; another one than the built-in shop is attached here. */
export function StoreSection() {
  const setup = useQuery(storeSetupQuery());
  // A server that starts again answers nobody for a moment: what it said before still holds.
  if (setup.data) return <Known setup={setup.data} />;
  return (
    <Card title={copy.title}>
      {setup.isError ? (
        <ErrorNotice title={copy.failed} retrying={setup.isFetching} onRetry={() => setup.refetch()}>
          {failureWords(setup.error)}
        </ErrorNotice>
      ) : (
        <Skeleton kind="rows" count={3} />
      )}
    </Card>
  );
}

function Known({ setup }: { setup: StoreSetup }) {
  const { named_by, is_open, starts_again } = setup;
  const isAttached = named_by !== 'nobody';
  return (
    <>
      <Card title={copy.title}>
        <div className="stack">
          <p className="muted">{copy.lead}</p>
          <Notices setup={setup} />
          {setup.url !== null && <AttachedFacts setup={setup} />}
        </div>
      </Card>
      {isAttached && !starts_again && <AttachedChecks />}
      {is_open && !starts_again && (
        // What was typed for one store is not meant for the next.
        <StoreForm key={`${setup.url} ${isAttached}`} known={setup.url} isAttached={isAttached} />
      )}
      {named_by === 'page' && !starts_again && <LetGoCard setup={setup} />}
    </>
  );
}

function Notices({ setup }: { setup: StoreSetup }) {
  const { named_by, is_open, starts_again, let_go } = setup;
  if (starts_again) {
    return (
      <Notice title={copy.startingTitle} announce>
        {let_go === null ? copy.startingText : copy.startingWithoutText}
      </Notice>
    );
  }
  if (let_go !== null) return <LetGoNotices setup={setup} />;
  if (named_by === 'server') {
    return (
      <Notice kind="quiet" title={copy.serverTitle}>
        {copy.serverText}
      </Notice>
    );
  }
  return (
    !is_open && (
      <Notice kind="quiet" title={copy.ordersTitle}>
        {copy.ordersText}
      </Notice>
    )
  );
}

function LetGoNotices({ setup: { webhooks_left, waiting } }: { setup: StoreSetup }) {
  return (
    <>
      <Notice kind="quiet" title={copy.formerTitle}>
        <p>{copy.formerText}</p>
        {waiting > 0 && <p>{copy.letGoWaiting(waiting)}</p>}
      </Notice>
      {webhooks_left > 0 && (
        <Notice kind="warning" title={copy.leftTitle(webhooks_left)}>
          {copy.leftText}
        </Notice>
      )}
    </>
  );
}

function AttachedFacts({ setup }: { setup: StoreSetup }) {
  const { url, shop, named_by, is_told, last_delivery, let_go } = setup;
  return (
    <Facts
      facts={[
        { label: copy.shop, value: shop ?? copy.notReadYet },
        { label: copy.address, value: url && <Link href={url}>{url}</Link> },
        ...(let_go !== null
          ? [{ label: copy.formerSince, value: <When at={let_go} /> }]
          : [
              { label: copy.namedBy, value: labelOf(copy.namedByWords, named_by) },
              {
                label: copy.told,
                value: is_told && last_delivery !== null ? <When at={last_delivery} /> : copy.notTold,
              },
            ]),
      ]}
    />
  );
}

/** The store that is attached is asked when somebody wants to know: each look is a dozen calls. */
function AttachedChecks() {
  const check = useCheckStore();
  return (
    <StoreChecks
      found={check.data}
      action={
        <Button size="small" busy={check.isPending} onClick={() => check.mutate({})}>
          {copy.check}
        </Button>
      }
      failed={
        check.isError && (
          <ErrorNotice title={copy.checkFailed} retrying={check.isPending} onRetry={() => check.mutate({})}>
            {failureWords(check.error)}
          </ErrorNotice>
        )
      }
    />
  );
}
