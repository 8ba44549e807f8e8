import type { LoadError, StripeConnectInstance } from '@stripe/connect-js';
import { ConnectAccountOnboarding, ConnectComponentsProvider } from '@stripe/react-connect-js';
import { useEffect, useState } from 'react';
import type { Sent } from '#contract/endpoint.ts';
import { openVerification } from '#contract/onboarding.ts';
import { call } from '#web/api/client.ts';
import { useEmbedded } from '#web/shared/embedded/use-embedded.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { embeddedStepCopy as copy } from './embedded-copy.ts';

type Assessment = Sent<typeof openVerification>;
type EmbeddedStepProps = {
  assessment: Assessment;
  collectPayoutRequirements: boolean;
  /** The form was left, finished or not. */
  onExit: () => void;
  onStep?: (step: string) => void;
};
const FORM_TIMEOUT_MS = 20_000;

/** The payments company's own form, inside our page. */
export function EmbeddedStep(props: EmbeddedStepProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />;
}

function Attempt({ assessment, onRetry, ...form }: EmbeddedStepProps & { onRetry: () => void }) {
  const [asked] = useState(assessment);
  const state = useEmbedded(() => call(openVerification, asked));

  if (state.is === 'loading') return <Waiting padded />;
  if (state.is === 'failed')
    return (
      <ErrorNotice title={copy.failed} onRetry={onRetry}>
        {state.message}
      </ErrorNotice>
    );
  return <OpenForm {...form} instance={state.instance} onRetry={onRetry} />;
}

type OpenFormProps = Omit<EmbeddedStepProps, 'assessment'> & {
  instance: StripeConnectInstance;
  onRetry: () => void;
};

function OpenForm({ instance, collectPayoutRequirements, onExit, onStep, onRetry }: OpenFormProps) {
  const [isThere, setIsThere] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [failure, setFailure] = useState<LoadError['error']>();

  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setIsLate(true), FORM_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isThere]);

  if (failure) return <LoadFailure failure={failure} onRetry={onRetry} />;
  if (isLate && !isThere)
    return (
      <ErrorNotice title={copy.failed} onRetry={onRetry}>
        {copy.tooSlow}
      </ErrorNotice>
    );
  return (
    <>
      {!isThere && <Waiting />}
      <ConnectComponentsProvider connectInstance={instance}>
        <ConnectAccountOnboarding
          collectionOptions={{
            fields: collectPayoutRequirements ? 'eventually_due' : 'currently_due',
            futureRequirements: collectPayoutRequirements ? 'include' : 'omit',
          }}
          onLoaderStart={() => setIsThere(true)}
          onLoadError={({ error }) => setFailure(error)}
          onStepChange={({ step }) => onStep?.(step)}
          onExit={onExit}
        />
      </ConnectComponentsProvider>
    </>
  );
}

function LoadFailure({ failure, onRetry }: { failure: LoadError['error']; onRetry: () => void }) {
  if (failure.type !== 'invalid_request_error')
    return (
      <ErrorNotice title={copy.failed} onRetry={onRetry}>
        {failure.message}
      </ErrorNotice>
    );
  return (
    <Notice
      kind="warning"
      announce
      actions={
        <>
          <LinkButton kind="primary" href={paths.help('https')} target="_blank" rel="noreferrer">
            {copy.learnMore}
          </LinkButton>
          <Button
            kind="link"
            onClick={() => location.assign(paths.connect({ 'wcpay-connection-error': '1' }))}
          >
            {copy.cancel}
          </Button>
        </>
      }
    >
      {copy.needsHttps}
    </Notice>
  );
}

const Waiting = ({ padded = false }: { padded?: boolean }) => (
  <div className={padded ? 'onboarding-waiting' : undefined}>
    <Skeleton kind="rows" count={5} label={copy.loading} />
  </div>
);
