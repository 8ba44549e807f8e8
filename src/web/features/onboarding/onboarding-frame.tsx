import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WizardFrame } from '#web/ui/wizard-frame.tsx';
import { onboardingCopy as copy } from './onboarding-copy.ts';

type OnboardingFrameProps = { step: 'business' | 'embedded'; onClose: () => void; children: ReactNode };

/** The wizard's bar and its aside. The provider's form brings a heading of its own, so none is shown above it. */
export function OnboardingFrame({ step, onClose, children }: OnboardingFrameProps) {
  const isBusiness = step === 'business';
  return (
    <WizardFrame
      brand={copy.brand}
      steps={copy.steps}
      current={step}
      closeLabel={copy.leave}
      onClose={onClose}
      title={isBusiness ? copy.title : undefined}
      lead={isBusiness ? copy.lead : undefined}
      asideLabel={copy.aside}
      aside={<Aside step={step} />}
    >
      {!isBusiness && (
        <VisuallyHidden>
          <h1>{copy.embeddedTitle}</h1>
        </VisuallyHidden>
      )}
      {children}
    </WizardFrame>
  );
}

const Aside = ({ step }: Pick<OnboardingFrameProps, 'step'>) => (
  <>
    <h2>{copy.aside}</h2>
    <Timeline
      events={copy.events.map(({ id, icon, title, text }) => ({
        id,
        icon,
        title,
        kind: (id === 'details') === (step === 'business') && id !== 'review' ? 'primary' : undefined,
        body: <p className="muted">{text}</p>,
      }))}
    />
    <Notice kind="quiet" icon="lock" title={copy.stopTitle}>
      {copy.stopText}
    </Notice>
  </>
);
