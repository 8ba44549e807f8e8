import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { saveOptions } from '#contract/options.ts';
import { arrivalOf } from '#domain/account/arrival.ts';
import { call } from '#web/api/client.ts';
import { connectHref } from '#web/shared/connect-url.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import {
  eligibilityCopy as eligible,
  detailsSentCopy as sent,
  connectionSuccessCopy as success,
} from '../overview-copy.ts';
import { Confetti } from './confetti.tsx';

/** After connecting: what is true of the account now, or the choice between selling first and payouts first. Each is asked once. */
export function ArrivalDialogs() {
  const settings = pageSettings();
  const arrival = arrivalOf(settings);
  if (arrival === 'early_selling')
    return settings.progressiveOnboarding.isEligibilityModalDismissed ? null : <EligibilityDialog />;
  // That details are being looked at is said whenever they were handed in; only joy is had once.
  if (arrival === 'verifying') return <SentDialog />;
  return arrival === undefined || settings.isConnectionSuccessModalDismissed ? null : <SuccessDialog />;
}

/** Closed at once; should it not be saved, it is only shown once more. */
function useDismissal(sent: Parameters<typeof call<typeof saveOptions>>[1]) {
  const [isOpen, setOpen] = useState(true);
  const { mutateAsync } = useMutation({
    mutationFn: async () => may('change_settings') && call(saveOptions, sent),
  });
  const dismiss = () => {
    setOpen(false);
    return mutateAsync().then(
      () => undefined,
      () => undefined,
    );
  };
  return { isOpen, dismiss };
}

function SuccessDialog() {
  const { isOpen, dismiss } = useDismissal({ wcpay_connection_success_modal_dismissed: true });
  return (
    <>
      {isOpen && <Confetti />}
      <Dialog
        open={isOpen}
        title={success.title}
        onClose={dismiss}
        foot={
          <Button kind="primary" onClick={dismiss}>
            {success.close}
          </Button>
        }
      >
        <p>{success.text}</p>
      </Dialog>
    </>
  );
}

/** The details are with the provider: nothing works yet, so nothing is celebrated. */
function SentDialog() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      title={sent.title}
      onClose={close}
      foot={
        <Button kind="primary" onClick={close}>
          {sent.close}
        </Button>
      }
    >
      <p>{sent.text}</p>
    </Dialog>
  );
}

function EligibilityDialog() {
  const routing = useContext(LinkRoutingContext);
  const { isOpen, dismiss } = useDismissal({ wcpay_onboarding_eligibility_modal_dismissed: true });
  const setUp = async () => {
    await dismiss();
    routing?.navigate(
      connectHref({ collect_payout_requirements: 'true', source: 'wcpay-po-eligibility-modal' }),
    );
  };
  return (
    <>
      {isOpen && <Confetti />}
      <Dialog
        open={isOpen}
        title={eligible.title}
        onClose={dismiss}
        foot={
          <>
            <Button onClick={setUp}>{eligible.setUp}</Button>
            <Button kind="primary" onClick={dismiss}>
              {eligible.start}
            </Button>
          </>
        }
      >
        <div className="stack" data-gap="small">
          <h3>{eligible.startTitle}</h3>
          <p>{eligible.text}</p>
          <h3>{eligible.payoutsTitle}</h3>
          <p>{eligible.payoutsText}</p>
        </div>
      </Dialog>
    </>
  );
}
