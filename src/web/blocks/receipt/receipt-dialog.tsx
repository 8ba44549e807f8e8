import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { getReceipt } from '#contract/receipts.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { receiptCopy as copy } from './receipt-copy.ts';
import { type ReceiptId, receiptAddress, receiptQuery, useSendReceipt } from './receipt-queries.ts';

type Receipt = Reply<typeof getReceipt>;

/** The receipt of an order, or of a payment without one: to read, to print, or to send to whoever paid. */
export function ReceiptDialog({ id, onClose }: Readonly<{ id: ReceiptId; onClose: () => void }>) {
  const receipt = useQuery(receiptQuery(id));
  const send = useSendReceipt(id);
  const { show } = useSnackbar();
  const canBeSent = receipt.data?.is_paid === true && receipt.data.email !== null;
  return (
    <Dialog
      open
      title={copy.title}
      onClose={onClose}
      foot={
        <>
          {receipt.data?.is_paid && <OpenReceipt id={id} />}
          {canBeSent ? (
            <Button
              kind="primary"
              busy={send.isPending}
              onClick={() => send.mutate(undefined, { onSuccess: ({ to }) => show(copy.sent(to)) })}
            >
              {receipt.data?.last_sent ? copy.sendAgain : copy.send}
            </Button>
          ) : (
            <Button onClick={onClose}>{copy.close}</Button>
          )}
        </>
      }
    >
      <div className="stack">
        {send.isError && (
          <Notice kind="error" title={copy.notSent} announce>
            {failureWords(send.error)}
          </Notice>
        )}
        {receipt.data ? (
          <About receipt={receipt.data} />
        ) : receipt.isError ? (
          <ErrorNotice title={copy.failed} retrying={receipt.isFetching} onRetry={() => receipt.refetch()} />
        ) : (
          <Skeleton count={3} />
        )}
      </div>
    </Dialog>
  );
}

/** Where it would go, and when it last went. */
function About({ receipt: { is_paid, is_test, email, last_sent } }: Readonly<{ receipt: Receipt }>) {
  const { store } = pageSettings();
  if (!is_paid) return <p>{copy.unpaid}</p>;
  return (
    <>
      <p>{copy.text}</p>
      {is_test && <p>{copy.test}</p>}
      <Facts
        kind="rows"
        facts={[
          { label: copy.to, value: email ?? copy.noAddress },
          {
            label: copy.lastSent,
            value: last_sent ? copy.sentTo(formatDateTime(last_sent.at, store), last_sent.to) : copy.never,
          },
        ]}
      />
    </>
  );
}

function OpenReceipt({ id }: Readonly<{ id: ReceiptId }>) {
  return (
    <LinkButton
      href={receiptAddress(id)}
      target="_blank"
      rel="noopener"
      aria-label={copy.newTab(copy.open)}
      onClick={({ currentTarget }) => {
        currentTarget.href = receiptAddress(id);
      }}
    >
      {copy.open}
    </LinkButton>
  );
}
