import { useState } from 'react';
import type { Sent } from '#contract/kit/endpoint.ts';
import { openVerification } from '#contract/onboarding.ts';
import { businessCountry } from '#domain/account/onboarding-form.ts';
import { call } from '#web/api/client.ts';
import { AtTheProvider } from '#web/blocks/at-the-provider/at-the-provider.tsx';
import { atTheProviderCopy } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';
import { useEmbedded } from '#web/blocks/embedded/use-embedded.ts';
import { countryName } from '#web/shared/countries.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { embeddedStepCopy as copy } from './embedded-copy.ts';
import { OpenForm, type OpenFormProps, WaitingForForm } from './open-form.tsx';
import { OrElsewhere } from './or-elsewhere.tsx';

type EmbeddedStepProps = Omit<OpenFormProps, 'instance' | 'onRetry'> & {
  assessment: Sent<typeof openVerification>;
};

/** The provider's own form, inside our page; where it lends us none, the way to its own pages. */
export function EmbeddedStep(props: EmbeddedStepProps) {
  const [attempt, setAttempt] = useState(0);
  if (!pageSettings().providerCan.embeddedOnboarding)
    return <AtTheProvider text={atTheProviderCopy.verification} page="account" />;
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />;
}

function Attempt({ assessment, onRetry, ...form }: EmbeddedStepProps & { onRetry: () => void }) {
  const [asked] = useState(assessment);
  const [openIn, setOpenIn] = useState<string>();
  const state = useEmbedded(async () => {
    const session = await call(openVerification, asked);
    if (!Array.isArray(session)) setOpenIn(session.country);
    return session;
  });
  return (
    <>
      <CountryStays openIn={openIn} chosen={asked.self_assessment?.country} />
      {state.is === 'loading' && <WaitingForForm padded />}
      {state.is === 'failed' && (
        <OrElsewhere>
          <ErrorNotice title={copy.failed} onRetry={onRetry}>
            {state.message}
          </ErrorNotice>
        </OrElsewhere>
      )}
      {state.is === 'open' && <OpenForm {...form} instance={state.instance} onRetry={onRetry} />}
    </>
  );
}

/** Who goes back and chooses another country is told that the account is open already. */
function CountryStays({ openIn, chosen }: { openIn: string | undefined; chosen: string | undefined }) {
  if (!openIn || !chosen || openIn === businessCountry(chosen)) return null;
  return (
    <Notice kind="warning" title={copy.openElsewhere(countryName(openIn))}>
      {copy.countryStays}
    </Notice>
  );
}
