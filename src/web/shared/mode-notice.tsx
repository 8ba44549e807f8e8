import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { connectHref } from './connect-url.ts';
import { modeNoticeCopy } from './mode-notice-copy.ts';
import { pageSettings } from './page-settings.ts';
import { paths } from './paths.ts';

/** The pages about money: none of them may leave in doubt whether the money is real. */
const PAGES: ReadonlySet<string> = new Set([
  '/payments/overview',
  '/payments/documents',
  '/payments/payouts',
  '/payments/payouts/details',
  '/payments/disputes',
  '/payments/disputes/challenge',
  '/payments/transactions',
  '/payments/transactions/details',
  '/payments/loans',
]);

/** Says that money is not real, on every page that shows some: the sandbox account first, then test mode. */
export function ModeNotice({ path }: { path: string }) {
  const { testMode, testModeOnboarding, isAccountConnected } = pageSettings();
  if (!PAGES.has(path) || !isAccountConnected || !(testMode || testModeOnboarding)) return null;
  const { title, text, action } = modeNoticeCopy[testModeOnboarding ? 'sandbox' : 'test'];
  const href = testModeOnboarding
    ? connectHref({ 'wcpay-disable-onboarding-test-mode': 'true', source: 'wcpay-sandbox-notice' })
    : paths.paymentsSettings();
  return (
    <div className="page-notices">
      <Notice
        kind="warning"
        icon="flask"
        size="small"
        title={title}
        actions={<Link href={href}>{action}</Link>}
      >
        {text}
      </Notice>
    </div>
  );
}
