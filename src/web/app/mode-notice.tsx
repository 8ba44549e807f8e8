import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { may, pageSettings } from '../shared/page-settings.ts';
import { paths } from '../shared/paths.ts';
import { modeNoticeCopy as copy } from './mode-notice-copy.ts';

/** A provider with pages of its own is a real one; whoever may not change the account is not told them, and offered neither way. */
const isReal = (): boolean => pageSettings().providerPages !== null;

/** Says that money is not real, on every page that shows some: the sandbox account first, then test mode. */
export function ModeNotice() {
  const { testModeOnboarding } = pageSettings();
  const { title } = copy[testModeOnboarding ? 'sandbox' : 'test'];
  const sandboxText = isReal() ? copy.sandbox.textOfKey : copy.sandbox.text;
  const text = testModeOnboarding ? sandboxText : copy.test.text;
  const actions = testModeOnboarding
    ? may('change_account') && <SandboxActions />
    : may('change_settings') && <Link href={paths.paymentsSettings()}>{copy.test.action}</Link>;
  return (
    <div className="page-notices">
      <Notice kind="warning" icon="flask" size="small" title={title} actions={actions}>
        {text}
      </Notice>
    </div>
  );
}

/** The connect page says what a live account needs, and asks. Where time is simulated, the way to move it is here. */
function SandboxActions() {
  /** With a real provider the key decides what is real: another key is another mode. */
  if (isReal()) return <Link href={paths.setup()}>{copy.sandbox.keys}</Link>;
  return (
    <>
      <Link href={paths.connect({ source: 'wcpay-sandbox-notice' })}>{copy.sandbox.action}</Link>
      {pageSettings().features.simulatorConsole && (
        <Link href={paths.simulator()}>{copy.sandbox.simulator}</Link>
      )}
    </>
  );
}
