import { isFinal } from '#web/blocks/payment-actions/money-request.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

/** The shape of the page while the payment is on its way. */
export function PaymentWaiting() {
  return (
    <Page title={copy.title}>
      <div className="split">
        <div className="stack">
          <Card label={copy.loading}>
            <div className="columns payment-summary">
              <Skeleton count={5} />
              <Skeleton kind="rows" count={4} />
            </div>
          </Card>
          <Card title={copy.timeline}>
            <Skeleton count={6} />
          </Card>
        </div>
        <div className="stack">
          <Card title={copy.details}>
            <Skeleton kind="rows" count={5} />
          </Card>
          <Card title={copy.method}>
            <Skeleton kind="rows" count={8} />
          </Card>
        </div>
      </div>
    </Page>
  );
}

type Read = Readonly<{ error: unknown; isFetching: boolean; refetch: () => unknown }>;

/** A payment that could not be read; what nobody knows need not be asked for again. */
export function NotLoaded({ read }: { read?: Read }) {
  const isMissing = isFinal(read?.error);
  return (
    <Page title={copy.title} actions={<LinkButton href={paths.transactions()}>{copy.back}</LinkButton>}>
      <ErrorNotice
        title={copy.notLoaded}
        retrying={read?.isFetching ?? false}
        {...(read && !isMissing && { onRetry: () => read.refetch() })}
      >
        <p>{read ? copy.failed : copy.noId}</p>
        {read && !isMissing && <p>{failureWords(read.error)}</p>}
      </ErrorNotice>
    </Page>
  );
}
