import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Desk } from './desk.tsx';
import { Happenings } from './happenings.tsx';
import './simulator.css';
import { simulatorCopy as copy } from './simulator-copy.ts';
import { deskQuery, stateQuery } from './simulator-queries.ts';

/** The console of the simulated provider. */
export function SimulatorScreen() {
  return (
    <Page
      title={copy.title}
      state={<Chip kind="warning">{copy.chip}</Chip>}
      lead={copy.lead}
      actions={<LinkButton href={paths.storefront()}>{copy.shop}</LinkButton>}
    >
      {pageSettings().features.simulatorConsole ? (
        <Happenings>{(happenings) => <World happenings={happenings} />}</Happenings>
      ) : (
        <Card label={copy.off}>
          <EmptyState icon="info" level={2} title={copy.off}>
            {copy.offText}
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}

function World({ happenings }: { happenings: ReactNode }) {
  const state = useQuery(stateQuery);
  const desk = useQuery(deskQuery);
  const failed = state.isError ? state : desk.isError ? desk : undefined;
  if (failed) {
    return (
      <ErrorNotice title={copy.failed} retrying={failed.isFetching} onRetry={() => failed.refetch()}>
        {failureWords(failed.error)}
      </ErrorNotice>
    );
  }
  if (!state.data || !desk.data) return <Waiting />;
  return <Desk state={state.data} desk={desk.data} happenings={happenings} />;
}

function Waiting() {
  return (
    <div className="split">
      <div className="stack">
        <Card title={copy.happened}>
          <Skeleton count={1} />
        </Card>
        <Card title={copy.pay}>
          <Skeleton kind="rows" count={6} />
        </Card>
      </div>
      <div className="stack">
        <Card title={copy.clock}>
          <Skeleton kind="rows" count={3} />
        </Card>
        <Card title={copy.scenario}>
          <Skeleton kind="rows" count={3} />
        </Card>
      </div>
    </div>
  );
}
