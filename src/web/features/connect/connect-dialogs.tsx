import { connectHref } from '#web/shared/connect-url.ts';
import { countryName } from '#web/shared/countries.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { connectCopy as copy } from './connect-copy.ts';
import { type Connect, type Wishes, wishesOf } from './use-connect.ts';
import { VerificationNeeds } from './verification-needs.tsx';

type ConnectDialogsProps = { connect: Connect; source: string; wishes: Wishes };

/** The questions of the connect page. */
export function ConnectDialogs({ connect, source, wishes }: ConnectDialogsProps) {
  const { asked, close, leave } = connect;
  const visit = (flag: string) =>
    location.assign(connectHref({ from: 'WCPAY_CONNECT', source, ...wishesOf(wishes), [flag]: 'true' }));
  return (
    <>
      <VerificationNeeds open={asked === 'needs'} onClose={close} />
      <ConfirmDialog
        open={asked === 'country'}
        title={copy.countryTitle}
        action={copy.countryContinue}
        cancel={copy.cancel}
        onConfirm={leave}
        onClose={close}
      >
        {copy.countryText(countryName(pageSettings().connect.country))}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'reset'}
        title={copy.resetTitle}
        action={copy.resetAction}
        kind="danger"
        onConfirm={() => visit('wcpay-reset-account')}
        onClose={close}
      >
        {copy.resetText}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'live'}
        title={copy.liveTitle}
        action={copy.liveAction}
        onConfirm={() => visit('wcpay-disable-onboarding-test-mode')}
        onClose={close}
      >
        {copy.liveText}
      </ConfirmDialog>
    </>
  );
}
