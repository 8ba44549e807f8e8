import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { connectHref } from '../shared/connect-url.ts';
import { pageSettings } from '../shared/page-settings.ts';
import { paths } from '../shared/paths.ts';
import { modeNoticeCopy as copy } from './mode-notice-copy.ts';

/** A provider with pages of its own is a real one. */
const isReal = (): boolean => pageSettings().providerPages !== null;

/** Says that money is not real, on every page that shows some: the sandbox account first, then test mode. */
export function ModeNotice() {
  const { testMode, testModeOnboarding, isAccountConnected } = pageSettings();
  if (!isAccountConnected || !(testMode || testModeOnboarding)) return null;
  const { title } = copy[testModeOnboarding ? 'sandbox' : 'test'];
  const sandboxText = isReal() ? copy.sandbox.textOfKey : copy.sandbox.text;
  const text = testModeOnboarding ? sandboxText : copy.test.text;
  const actions = testModeOnboarding ? (
    <SandboxActions />
  ) : (
    <Link href={paths.paymentsSettings()}>{copy.test.action}</Link>
  );
  return (
    <div className="page-notices">
      <Notice kind="warning" icon="flask" size="small" title={title} actions={actions}>
        {text}
      </Notice>
    </div>
  );
}

/** Leaving a sandbox cannot be taken back, so it is asked first. Where time is simulated, the way to move it is here. */
function SandboxActions() {
  const confirm = useConfirm();
  const leave = async () => {
    const { askTitle, askText, confirm: action } = copy.sandbox;
    if (await confirm({ title: askTitle, text: askText, action }))
      location.assign(
        connectHref({ 'wcpay-disable-onboarding-test-mode': 'true', source: 'wcpay-sandbox-notice' }),
      );
  };
  /** With a real provider the key decides what is real: another key is another mode. */
  if (isReal()) return <Link href={paths.setup()}>{copy.sandbox.keys}</Link>;
  return (
    <>
      <Button kind="link" onClick={leave}>
        {copy.sandbox.action}
      </Button>
      {pageSettings().features.simulatorConsole && (
        <Link href={paths.simulator()}>{copy.sandbox.simulator}</Link>
      )}
    </>
  );
}
