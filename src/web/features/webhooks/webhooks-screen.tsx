import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { type MadeSecret, SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookPage } from './webhook-page.tsx';
import { WEBHOOKS_COLUMNS } from './webhooks-columns.tsx';
import { webhooksCopy as copy } from './webhooks-copy.ts';
import { webhooksQuery } from './webhooks-queries.ts';

/** Everybody who is told what happens here; the address may name one of them. */
export function WebhooksScreen() {
  const { view } = useSearch({ from: '/webhooks' });
  return view === undefined ? <AllWebhooks /> : <WebhookPage key={view} id={Number(view)} />;
}

function AllWebhooks() {
  const webhooks = useQuery(webhooksQuery());
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<MadeSecret>();

  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <Button kind="primary" icon="plus" onClick={() => setIsAdding(true)}>
          {copy.add}
        </Button>
      }
    >
      <DataTable
        label={copy.table}
        columns={WEBHOOKS_COLUMNS}
        rows={webhooks.data?.data ?? []}
        rowKey={({ id }) => String(id)}
        density="comfortable"
        loading={webhooks.isPending}
        waitingRows={3}
        failed={
          webhooks.isError ? (
            <ErrorNotice
              title={copy.loadFailed}
              retrying={webhooks.isFetching}
              onRetry={() => webhooks.refetch()}
            >
              {failureWords(webhooks.error)}
            </ErrorNotice>
          ) : undefined
        }
        empty={
          <EmptyState icon="external" level={2} title={copy.emptyTitle}>
            {copy.empty}
          </EmptyState>
        }
      />
      {isAdding && (
        <WebhookForm
          onMade={(secret) => {
            setIsAdding(false);
            setMade(secret);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
    </Page>
  );
}
