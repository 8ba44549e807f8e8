import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Sent } from '#contract/kit/endpoint.ts';
import type { openVerification } from '#contract/onboarding.ts';
import { cleanSource } from '#domain/account/connect-source.ts';
import { wantedCapabilities } from '#domain/account/wanted-capabilities.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { track } from '#web/shared/track.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './onboarding.css';
import { BusinessStep } from './business-step.tsx';
import { EmbeddedStep } from './embedded-step.tsx';
import { finishVerification } from './finalize.ts';
import { useFullScreen } from './full-screen.ts';
import { onboardingCopy as copy } from './onboarding-copy.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { onboardingQuery } from './onboarding-queries.ts';

type Assessment = Sent<typeof openVerification>;
const VERIFICATION = 'verification';

/**
 * Who has an account already is not asked what the business is: a live one is gone on with or looked at. A sandbox is left
 * only by way of the connect page where a real provider's key decides what is real.
 */
function placeOfAccount(source: string): string | undefined {
  const { isAccountConnected, isAccountValid, testModeOnboarding, liveApplication, providerPages } =
    pageSettings();
  if (liveApplication) return paths.continueOnboarding({ source });
  if (!isAccountConnected) return undefined;
  if (testModeOnboarding) return providerPages ? paths.connect({ source }) : undefined;
  return isAccountValid ? paths.overview() : paths.continueOnboarding({ source });
}

/** The way to an account: what the business is, then the provider's own form. */
export function OnboardingScreen() {
  useFullScreen();
  const { redirect_to_settings_page, capabilities, ...search } = useSearch({ from: '/payments/onboarding' });
  const source = cleanSource(search.source);
  const known = useQuery(onboardingQuery);
  const [answered, setAnswered] = useState<Assessment>();
  const [isLeaving, setIsLeaving] = useState(false);
  // A step is a place in the browser's history, so that Back goes back to the one before.
  const assessment = search.step === VERIFICATION ? answered : undefined;
  const step = assessment ? 'embedded' : 'business';
  useStepEvents(step, source);
  const navigate = useNavigate();
  const goOn = (next: Assessment) => {
    setAnswered(next);
    void navigate({ to: '.', search: (before) => ({ ...before, step: VERIFICATION }) });
  };
  const elsewhere = placeOfAccount(source);
  useEffect(() => {
    if (elsewhere !== undefined) location.replace(elsewhere);
  }, [elsewhere]);

  const close = () => {
    track('onboarding_exit', { step, source });
    location.assign(paths.connect({ source, redirect_to_settings_page, capabilities }));
  };
  const frame = (children: ReactNode) => (
    <OnboardingFrame step={step} onClose={close}>
      {children}
    </OnboardingFrame>
  );
  if (isLeaving || elsewhere !== undefined)
    return frame(<Skeleton kind="rows" count={3} label={copy.finishing} />);
  if (assessment)
    return frame(
      <EmbeddedStep
        assessment={assessment}
        collectPayoutRequirements={false}
        onStep={(embedded) => track('onboarding_verification_step', { step: embedded, source })}
        onExit={() => {
          setIsLeaving(true);
          void finishVerification(source, redirect_to_settings_page === 'true');
        }}
      />,
    );
  if (known.isError)
    return frame(
      <ErrorNotice title={copy.fieldsFailed} retrying={known.isFetching} onRetry={() => void known.refetch()}>
        {failureWords(known.error)}
      </ErrorNotice>,
    );
  return frame(
    known.data ? (
      <BusinessStep
        known={known.data}
        methods={wantedCapabilities(capabilities)}
        onBack={close}
        onDone={goOn}
      />
    ) : (
      <Skeleton kind="rows" count={6} />
    ),
  );
}

/** Says when it began and how long each step took, and begins each step at its top. */
function useStepEvents(step: string, source: string): void {
  const began = useRef({ step: '', at: 0 });
  useEffect(() => {
    const before = began.current;
    if (before.step === step) return;
    const at = performance.now();
    began.current = { step, at };
    if (before.step === '') {
      track('onboarding_started', { source });
      return;
    }
    track('onboarding_step', { step, elapsed: Math.round((at - before.at) / 1000), source });
    window.scrollTo(0, 0);
  }, [step, source]);
}
