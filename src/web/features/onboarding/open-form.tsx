import type { LoadError, StripeConnectInstance } from '@stripe/connect-js';
import { ConnectAccountOnboarding, ConnectComponentsProvider } from '@stripe/react-connect-js';
import { useEffect, useState } from 'react';
import { EmbeddedFailure } from '#web/blocks/embedded/embedded-failure.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { embeddedStepCopy as copy } from './embedded-copy.ts';
import { OrElsewhere } from './or-elsewhere.tsx';

const FORM_TIMEOUT_MS = 20_000;

export type OpenFormProps = {
  instance: StripeConnectInstance;
  collectPayoutRequirements: boolean;
  /** The form was left, finished or not. */
  onExit: () => void;
  onStep?: (step: string) => void;
  onRetry: () => void;
};

/** The form once a session is there: it may still be refused, or never come. */
export function OpenForm({ instance, collectPayoutRequirements, onExit, onStep, onRetry }: OpenFormProps) {
  const [isThere, setIsThere] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [failure, setFailure] = useState<LoadError['error']>();

  useEffect(() => {
    if (isThere) return undefined;
    const timer = setTimeout(() => setIsLate(true), FORM_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isThere]);

  if (failure)
    return (
      <OrElsewhere>
        <EmbeddedFailure
          {...{ failure, onRetry, title: copy.failed, needsHttps: copy.needsHttps }}
          actions={<HttpsActions />}
        />
      </OrElsewhere>
    );
  if (isLate && !isThere)
    return (
      <OrElsewhere>
        <ErrorNotice title={copy.failed} onRetry={onRetry}>
          {copy.tooSlow}
        </ErrorNotice>
      </OrElsewhere>
    );
  return (
    <>
      {!isThere && <WaitingForForm />}
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

const HttpsActions = () => (
  <>
    <LinkButton kind="primary" href={paths.help('https')} target="_blank" rel="noreferrer">
      {copy.learnMore}
    </LinkButton>
    <Button kind="link" onClick={() => location.assign(paths.connect({ 'wcpay-connection-error': '1' }))}>
      {copy.cancel}
    </Button>
  </>
);

export const WaitingForForm = ({ padded = false }: { padded?: boolean }) => (
  <div className={padded ? 'onboarding-waiting' : undefined}>
    <Skeleton kind="rows" count={5} label={copy.loading} />
  </div>
);
