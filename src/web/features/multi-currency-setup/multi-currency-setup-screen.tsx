import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { currenciesCopy } from '#web/blocks/currencies/currencies-copy.ts';
import { currenciesQuery } from '#web/blocks/currencies/currency-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { AddCurrenciesStep } from './add-currencies-step.tsx';
import { CompleteStep } from './complete-step.tsx';
import { multiCurrencySetupCopy as copy } from './multi-currency-setup-copy.ts';
import { ReviewStep } from './review-step.tsx';
import { useCompleteSetup, useSetupCompleted } from './setup-completed.ts';

type Step = keyof typeof copy.steps;
const STEPS: readonly Step[] = ['add-currencies', 'multi-currency-settings', 'setup-complete'];

/** Three steps, once: whoever was through them before is sent on to the settings. */
export function MultiCurrencySetupScreen() {
  const isCompleted = useSetupCompleted();
  const [wasCompleted] = useState(isCompleted);
  const [step, setStep] = useState<Step>('add-currencies');
  const complete = useCompleteSetup();
  if (wasCompleted) return <Navigate to="/settings/currencies" replace />;

  return (
    <Page title={copy.title} lead={copy.lead} width="narrow">
      <div className="stack">
        <Stepper steps={STEPS.map((id) => ({ id, label: copy.steps[id] }))} current={step} />
        <Card key={step} title={copy.steps[step]}>
          <CurrentStep
            step={step}
            onStep={(next) => {
              setStep(next);
              if (next === 'setup-complete') complete.mutate();
            }}
          />
        </Card>
      </div>
    </Page>
  );
}

function CurrentStep({ step, onStep }: Readonly<{ step: Step; onStep: (step: Step) => void }>) {
  const { data, isError, isFetching, refetch } = useQuery(currenciesQuery());
  if (!data && isError)
    return <ErrorNotice title={currenciesCopy.loadFailed} onRetry={() => refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton kind="rows" count={6} />;
  switch (step) {
    case 'add-currencies':
      return <AddCurrenciesStep currencies={data} onDone={() => onStep('multi-currency-settings')} />;
    case 'multi-currency-settings':
      return <ReviewStep onBack={() => onStep('add-currencies')} onDone={() => onStep('setup-complete')} />;
    case 'setup-complete':
      return <CompleteStep enabled={Object.keys(data.enabled).length} />;
  }
}
