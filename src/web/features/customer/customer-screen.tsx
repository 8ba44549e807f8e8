import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Customer } from '#contract/customers.ts';
import { AppError } from '#contract/failure.ts';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { customerCopy as copy } from './customer-copy.ts';
import { CustomerFacts, LifetimeTotals } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customerQuery } from './customer-queries.ts';

/** One customer: who they are, what they bought, and what it came to in each currency. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/customers/$id' });
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
  return number === undefined ? <Missing /> : <OneCustomer key={number} id={number} />;
}

function OneCustomer({ id }: { id: number }) {
  const customer = useQuery(customerQuery(id));
  useDocumentTitle(customer.data?.name);

  if (customer.isError && isMissing(customer.error)) return <Missing />;
  if (customer.isError) {
    return (
      <Page title={copy.loading}>
        <ErrorNotice title={copy.failed} retrying={customer.isFetching} onRetry={() => customer.refetch()}>
          {failureWords(customer.error)}
        </ErrorNotice>
      </Page>
    );
  }
  return customer.data ? <Found customer={customer.data} /> : <Waiting />;
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'resource_missing';

function Found({ customer }: { customer: Customer }) {
  return (
    <Page
      title={customer.name}
      lead={customer.email}
      actions={<LinkButton href={paths.customers()}>{copy.back}</LinkButton>}
    >
      <div className="split">
        <div className="stack">
          <CustomerOrders id={customer.id} />
        </div>
        <div className="stack">
          <CustomerFacts customer={customer} />
          <LifetimeTotals customer={customer} />
        </div>
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <Page title={copy.loading}>
      <div className="split">
        <Card title={copy.orders}>
          <Skeleton kind="rows" count={6} />
        </Card>
        <Card title={copy.facts}>
          <Skeleton count={4} />
        </Card>
      </div>
    </Page>
  );
}

function Missing() {
  return (
    <Page title={copy.loading}>
      <Card label={copy.missing}>
        <EmptyState
          icon="customers"
          level={2}
          title={copy.missing}
          action={<LinkButton href={paths.customers()}>{copy.back}</LinkButton>}
        >
          {copy.missingText}
        </EmptyState>
      </Card>
    </Page>
  );
}
