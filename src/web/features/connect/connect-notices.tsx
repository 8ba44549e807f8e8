import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TrustedHtml } from '#web/ui/trusted-html.tsx';
import { connectCopy as copy } from './connect-copy.ts';

type ConnectNoticesProps = { sandboxFailed: boolean; notConnected: boolean; promoFailed: boolean };

/** What went wrong, or stands in the way, before anything is pressed. */
export function ConnectNotices({ sandboxFailed, notConnected, promoFailed }: ConnectNoticesProps) {
  const { errorMessage, onBoardingDisabled, isAccountConnected, isAccountValid, testModeOnboarding } =
    pageSettings();
  return (
    <>
      {errorMessage && (
        <Notice kind="error" announce>
          <TrustedHtml html={errorMessage} />
        </Notice>
      )}
      {onBoardingDisabled && (
        <Notice kind="warning" announce>
          {copy.paused}
        </Notice>
      )}
      {sandboxFailed && (
        <Notice kind="error" announce>
          {copy.sandboxFailed}
        </Notice>
      )}
      {notConnected && (
        <Notice kind="error" announce>
          {copy.notConnected}
        </Notice>
      )}
      {promoFailed && (
        <Notice kind="error" announce>
          {copy.promoFailed}
        </Notice>
      )}
      {isAccountConnected && isAccountValid && !testModeOnboarding && (
        <Notice
          kind="success"
          label={copy.connected}
          actions={<LinkButton href={paths.overview()}>{copy.overview}</LinkButton>}
        >
          {copy.connected}
        </Notice>
      )}
      {isAccountConnected && !isAccountValid && !errorMessage && (
        <Notice kind="warning">{copy.incomplete}</Notice>
      )}
    </>
  );
}
