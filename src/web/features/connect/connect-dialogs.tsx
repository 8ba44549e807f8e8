import { countryCopy } from '#web/blocks/go-live/go-live-copy.ts';
import { GoLiveDialog } from '#web/blocks/go-live/go-live-dialog.tsx';
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
  const visit = { from: 'WCPAY_CONNECT', source, ...wishesOf(wishes) };
  return (
    <>
      <VerificationNeeds open={asked === 'needs'} onClose={close} />
      <ConfirmDialog
        open={asked === 'country'}
        title={countryCopy.title}
        action={copy.countryContinue}
        cancel={copy.cancel}
        onConfirm={leave}
        onClose={close}
      >
        {countryCopy.text(countryName(pageSettings().connect.country))}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'reset'}
        title={copy.resetTitle}
        action={copy.resetAction}
        kind="danger"
        onConfirm={() => location.assign(connectHref({ ...visit, 'wcpay-reset-account': 'true' }))}
        onClose={close}
      >
        {copy.resetText}
      </ConfirmDialog>
      <GoLiveDialog open={asked === 'live'} onClose={close} asked={visit} />
    </>
  );
}
