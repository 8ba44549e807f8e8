import { sentences } from '#domain/shared/sentences.ts';
import { offerCopy } from '#web/blocks/go-live/go-live-copy.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TrustedHtml } from '#web/ui/trusted-html.tsx';
import { connectCopy as copy } from './connect-copy.ts';

type ConnectNoticesProps = { sandboxFailed: boolean; hasStopped: boolean; promoFailed: boolean };

/** What went wrong, or stands in the way, before anything is pressed. */
export function ConnectNotices({ sandboxFailed, hasStopped, promoFailed }: ConnectNoticesProps) {
  const { errorMessage, onBoardingDisabled, isAccountConnected } = pageSettings();
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
      {hasStopped && !isAccountConnected && (
        <Notice kind="error" announce>
          {copy.notConnected}
        </Notice>
      )}
      {promoFailed && (
        <Notice kind="error" announce>
          {offerCopy.failed}
        </Notice>
      )}
      {!errorMessage && <Unfinished hasStopped={hasStopped} />}
    </>
  );
}

/** Who stops in between is told that nothing is lost; that something is missing, as long as it is. */
function Unfinished({ hasStopped }: { hasStopped: boolean }) {
  const { isAccountConnected, isAccountValid, liveApplication } = pageSettings();
  if (liveApplication && !liveApplication.error && !liveApplication.detailsSubmitted)
    return (
      <Notice announce={hasStopped} title={hasStopped ? copy.saved : copy.besideSandbox}>
        {sentences(copy.incomplete, copy.besideSandboxText)}
      </Notice>
    );
  if (!isAccountConnected || isAccountValid) return null;
  return (
    <Notice
      kind={hasStopped ? 'info' : 'warning'}
      announce={hasStopped}
      title={hasStopped ? copy.saved : undefined}
    >
      {copy.incomplete}
    </Notice>
  );
}
