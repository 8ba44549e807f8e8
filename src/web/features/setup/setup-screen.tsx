import { useQuery } from '@tanstack/react-query';
import type { Setup } from '#contract/setup.ts';
import { labelOf } from '#domain/shared/word.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Connection } from './connection.tsx';
import { CopiedHistory } from './copied-history.tsx';
import { Deliveries } from './deliveries.tsx';
import { HowToSetUp } from './how-to-set-up.tsx';
import { Permissions } from './permissions.tsx';
import { setupCopy as copy } from './setup-copy.ts';
import { setupQuery } from './setup-queries.ts';
import { StoreSection } from './store/store-section.tsx';
import { storeSetupQuery } from './store/store-setup-queries.ts';
import { WhatWorks } from './what-works.tsx';

/** How the payments service and the store are reached: for whoever sets a store up, and for whoever wonders why something fails. */
export function SetupScreen() {
  const setup = useQuery(setupQuery());
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      state={setup.data && <Mode setup={setup.data} />}
      actions={<LinkButton href={paths.sync()}>{copy.sync}</LinkButton>}
    >
      {setup.isError ? (
        <ErrorNotice title={copy.failed} retrying={setup.isFetching} onRetry={() => setup.refetch()}>
          {failureWords(setup.error)}
        </ErrorNotice>
      ) : (
        <Known setup={setup.data} />
      )}
    </Page>
  );
}

function Mode({ setup: { way, mode } }: { setup: Setup }) {
  if (way === 'simulated') return <Chip kind="pending">{copy.simulated}</Chip>;
  return <Chip kind={mode === 'live' ? 'success' : 'warning'}>{labelOf(copy.modes, mode)}</Chip>;
}

function Known({ setup }: { setup: Setup | undefined }) {
  if (!setup) {
    return (
      <div className="stack">
        <Skeleton kind="rows" count={4} />
        <Skeleton kind="rows" count={8} />
      </div>
    );
  }
  return <Sections setup={setup} />;
}

function Sections({ setup }: { setup: Setup }) {
  const store = useQuery(storeSetupQuery());
  const isReal = setup.way !== 'simulated';
  const isAttached = store.data !== undefined && store.data.named_by !== 'nobody';
  return (
    <div className="stack">
      <Connection setup={setup} />
      {!isReal && <HowToSetUp />}
      {isReal && <Permissions setup={setup} />}
      {isReal && <Deliveries setup={setup} />}
      <StoreSection />
      {(isReal || isAttached) && <CopiedHistory />}
      <WhatWorks setup={setup} />
    </div>
  );
}
