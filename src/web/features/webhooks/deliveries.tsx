import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts';
import { useListAddress } from '#web/blocks/data-list/list-address.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { listPages } from '#web/blocks/list-pages.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { topicWords } from './topic-words.ts';
import { DeliveryState } from './webhooks-columns.tsx';
import { webhooksCopy as copy } from './webhooks-copy.ts';
import { deliveriesQuery, useSendAgain } from './webhooks-queries.ts';

const LIST: ListDefinition = {
  filters: [],
  sorts: ['created'],
  usualSort: { column: 'created', direction: 'desc' },
};
const { delivery: label } = copy;

type Acts = Readonly<{
  open: (delivery: WebhookDelivery) => void;
  again: (delivery: WebhookDelivery) => void;
  canSend: boolean;
}>;

const columnsOf = ({ open, again, canSend }: Acts): readonly Column<WebhookDelivery>[] => [
  { id: 'topic', label: label.topic, slot: 'title', cell: ({ topic }) => topicWords(topic) },
  { id: 'object_id', label: label.object, slot: 'meta', cell: ({ object_id }) => <code>{object_id}</code> },
  { id: 'state', label: label.state, slot: 'state', cell: ({ state }) => <DeliveryState state={state} /> },
  { id: 'created', label: label.at, nowrap: true, cell: ({ created }) => <When at={created} /> },
  { id: 'answer', label: label.answer, cell: (delivery) => <Answer delivery={delivery} /> },
  { id: 'attempts', label: label.attempts, align: 'end', cell: ({ attempts }) => countWords(attempts) },
  {
    id: 'actions',
    label: label.actions,
    hideLabel: true,
    slot: 'actions',
    align: 'end',
    cell: (delivery) => (
      <div className="actions">
        <Button
          size="small"
          aria-label={copy.openName(delivery.topic, delivery.id)}
          onClick={() => open(delivery)}
        >
          {copy.open}
        </Button>
        <Button
          size="small"
          disabled={!canSend}
          aria-label={copy.againName(delivery.topic, delivery.id)}
          onClick={() => again(delivery)}
        >
          {copy.again}
        </Button>
      </div>
    ),
  },
];

function Answer({ delivery: { answer_status, took_ms, error, state, due } }: { delivery: WebhookDelivery }) {
  return (
    <div>
      {answer_status !== null && copy.answered(answer_status, `${countWords(took_ms ?? 0)} ms`)}
      {error !== null && <div className="muted">{error}</div>}
      {state === 'waiting' && due !== null && (
        <div className="muted">
          <Sentence say={copy.next}>
            <When at={due} />
          </Sentence>
        </div>
      )}
    </div>
  );
}

/** What was told, and what was answered, newest first. */
export function Deliveries({ webhook: { id, status } }: { webhook: Webhook }) {
  const search = useSearch({ from: '/webhooks' });
  const address = useListAddress(search, LIST);
  const deliveries = useQuery(deliveriesQuery(id, { page: address.page, pagesize: address.perPage }));
  const [opened, setOpened] = useState<WebhookDelivery>();
  const sendAgain = useSendAgain();
  const snackbar = useSnackbar();
  const total = deliveries.data?.total_count;
  const again = ({ id: delivery_id }: WebhookDelivery) =>
    sendAgain.mutate(
      { id, delivery_id },
      {
        onSuccess: () => snackbar.show(copy.sentAgain),
        onError: (error) => snackbar.show(failureWords(error)),
      },
    );

  return (
    <>
      <DataTable
        label={copy.deliveries}
        columns={columnsOf({ open: setOpened, again, canSend: status === 'active' })}
        rows={deliveries.data?.data ?? []}
        rowKey={(delivery) => String(delivery.id)}
        density="comfortable"
        loading={deliveries.isPending}
        waitingRows={3}
        failed={
          deliveries.isError ? (
            <ErrorNotice
              title={copy.deliveriesFailed}
              retrying={deliveries.isFetching}
              onRetry={() => deliveries.refetch()}
            >
              {failureWords(deliveries.error)}
            </ErrorNotice>
          ) : undefined
        }
        empty={
          <EmptyState icon="clock" level={2} title={copy.deliveriesEmptyTitle}>
            {copy.deliveriesEmpty}
          </EmptyState>
        }
        foot={listPages(address, total)}
      />
      {opened && <DeliveryDialog webhook_id={id} delivery={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
