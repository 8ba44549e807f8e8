import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { CompleteStep, type Outcome } from './complete-step.tsx';
import { MethodsStep } from './methods-step.tsx';
import { paymentMethodsSetupCopy as copy } from './payment-methods-setup-copy.ts';
import { settingsQuery } from './payment-methods-setup-queries.ts';

type Step = keyof typeof copy.steps;
const STEPS: readonly Step[] = ['add-payment-methods', 'setup-complete'];

/** Two steps: what to switch on, and what came of it. */
export function PaymentMethodsSetupScreen() {
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery());
  const [outcome, setOutcome] = useState<Outcome>();
  const step: Step = outcome ? 'setup-complete' : 'add-payment-methods';

  return (
    <Page title={copy.title} lead={copy.lead} width="narrow">
      <div className="stack">
        <Stepper steps={STEPS.map((id) => ({ id, label: copy.steps[id] }))} current={step} />
        <Card key={step} title={copy.steps[step]}>
          {outcome ? (
            <CompleteStep outcome={outcome} />
          ) : data ? (
            <MethodsStep settings={data} onDone={setOutcome} />
          ) : isError ? (
            <ErrorNotice title={copy.loadFailed} onRetry={() => refetch()} retrying={isFetching} />
          ) : (
            <Skeleton kind="rows" count={5} />
          )}
        </Card>
      </div>
    </Page>
  );
}
