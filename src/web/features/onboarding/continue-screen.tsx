import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { cleanSource } from '#domain/account/connect-source.ts';
import { verificationDoor } from '#domain/account/verification-door.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { track } from '#web/shared/track.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WizardFrame } from '#web/ui/wizard-frame.tsx';
import './onboarding.css';
import { EmbeddedStep } from './embedded-step.tsx';
import { finishVerification } from './finalize.ts';
import { useFullScreen } from './full-screen.ts';
import { NothingToFillIn } from './nothing-to-fill-in.tsx';
import { onboardingCopy as copy } from './onboarding-copy.ts';

const NOTHING_NEW = {};

/** Without an account there is nothing to go on with, and in a sandbox a live one is applied for first. */
function placeWithoutVerification(source: string): string | undefined {
  const { isAccountConnected, testModeOnboarding, liveApplication } = pageSettings();
  if (!isAccountConnected) return paths.onboarding({ source });
  return testModeOnboarding && !liveApplication ? paths.connect({ source }) : undefined;
}

/** Goes on with a verification that was begun, or adds what payouts need. */
export function ContinueScreen() {
  useFullScreen();
  const search = useSearch({ from: '/payments/onboarding/kyc' });
  const source = cleanSource(search.source);
  const door = verificationDoor(pageSettings().liveApplication ?? pageSettings().accountStatus);
  const collects =
    door === 'payouts_form' ||
    search.collect_payout_requirements === 'true' ||
    search.collect_payout_requirements === '1';
  const [isLeaving, setIsLeaving] = useState(false);
  const elsewhere = placeWithoutVerification(source);
  useEffect(() => {
    if (elsewhere !== undefined) location.replace(elsewhere);
  }, [elsewhere]);

  const close = () => {
    track('onboarding_verification_exit', { source });
    const { isAccountValid } = pageSettings();
    location.assign(isAccountValid ? paths.overview({ source }) : paths.connect({ source }));
  };
  return (
    <WizardFrame brand={copy.brand} closeLabel={copy.leave} onClose={close}>
      <VisuallyHidden>
        <h1>{copy.continueTitle}</h1>
      </VisuallyHidden>
      {isLeaving || elsewhere !== undefined ? (
        <Skeleton kind="rows" count={3} label={copy.finishing} />
      ) : door === 'verified' || door === 'waiting' || door === 'closed' ? (
        <NothingToFillIn door={door} />
      ) : (
        <EmbeddedStep
          assessment={NOTHING_NEW}
          collectPayoutRequirements={collects}
          onStep={(step) => track('onboarding_verification_step', { step, source })}
          onExit={() => {
            setIsLeaving(true);
            void finishVerification(source, search.redirect_to_settings_page === 'true');
          }}
        />
      )}
    </WizardFrame>
  );
}
