import { useState } from 'react';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDismissedOption } from '../../../shared/dismissed-option.ts';
import { fraudLevelCopy } from './fraud-level-copy.ts';

const copy = fraudLevelCopy.tour;

/** Three short steps for who has never seen the filters; whoever ends them is not shown them again. */
export function WelcomeTour() {
  const { isDismissed, dismiss } = useDismissedOption(
    'wcpay_fraud_protection_welcome_tour_dismissed',
    pageSettings().fraudProtection.isWelcomeTourDismissed,
  );
  const [position, setPosition] = useState(0);
  const step = copy.steps[position];
  if (isDismissed || !step) return null;
  const isLast = position === copy.steps.length - 1;
  return (
    <Notice
      kind="info"
      icon="shield"
      title={step.title}
      onDismiss={dismiss}
      actions={
        isLast ? (
          <LinkButton size="small" href={paths.fraudProtection()} onClick={dismiss}>
            {copy.configure}
          </LinkButton>
        ) : (
          <>
            <Button size="small" onClick={() => setPosition(position + 1)}>
              {copy.next}
            </Button>
            <Button size="small" kind="quiet" onClick={dismiss}>
              {copy.later}
            </Button>
          </>
        )
      }
    >
      <p>{step.text}</p>
      <p className="subtle">{copy.progress(position + 1, copy.steps.length)}</p>
    </Notice>
  );
}
