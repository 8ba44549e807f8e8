import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { connectHref } from '../../shared/connect-url.ts';
import { countryName } from '../../shared/countries.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { goLiveCopy as copy, countryCopy as country, offerCopy as offer } from './go-live-copy.ts';
import { isCountrySupported, takeUpOffer } from './take-up-offer.ts';

type GoLiveDialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  /** Who asks, and what the address wants on the way. */
  asked: Readonly<Record<string, string>>;
}>;

/** Says what changes before anybody goes on to a live account, what is offered for it, and where it is not possible. */
export function GoLiveDialog({ open, onClose, asked }: GoLiveDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { connectIncentive, connect } = pageSettings();
  const goLive = async () => {
    setLeaving(true);
    const taken = await takeUpOffer();
    setFailed(taken === 'failed');
    setLeaving(taken !== 'failed');
    if (taken !== 'failed')
      location.assign(connectHref({ ...asked, ...taken, 'wcpay-disable-onboarding-test-mode': 'true' }));
  };
  return (
    <Dialog
      open={open}
      title={copy.title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" busy={isLeaving} onClick={goLive}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <div className="stack" data-gap="small">
        {hasFailed && (
          <Notice kind="error" announce>
            {offer.failed}
          </Notice>
        )}
        {!isCountrySupported() && (
          <Notice kind="warning" title={country.title}>
            {country.text(countryName(connect.country))}
          </Notice>
        )}
        {copy.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {connectIncentive && (
          <p>
            <b>{connectIncentive.description}</b> {offer.note}
          </p>
        )}
      </div>
    </Dialog>
  );
}
