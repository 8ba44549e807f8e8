import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Customer } from '#contract/customers.ts';
import { MissingRecord, numberInAddress, RecordPage } from '#web/blocks/record-page.tsx';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { customerCopy as copy } from './customer-copy.ts';
import { CustomerFacts, LifetimeTotals } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { customerQuery } from './customer-queries.ts';

const FRAME = { copy, icon: 'customers', list: paths.customers() } as const;

/** One customer: who they are, what they bought, and what it came to in each currency. */
export function CustomerScreen() {
  const { id } = useParams({ from: '/customers/$id' });
  const number = numberInAddress(id);
  return number === undefined ? <MissingRecord {...FRAME} /> : <OneCustomer key={number} id={number} />;
}

function OneCustomer({ id }: { id: number }) {
  const customer = useQuery(customerQuery(id));
  useDocumentTitle(customer.data?.name);

  return (
    <RecordPage {...FRAME} read={customer} waiting={<Waiting />}>
      {(found) => <Found customer={found} />}
    </RecordPage>
  );
}

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
