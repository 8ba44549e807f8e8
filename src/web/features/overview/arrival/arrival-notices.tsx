import { useState } from 'react';
import { withSource } from '#web/shared/connect-url.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TrustedHtml } from '#web/ui/trusted-html.tsx';
import { flagCopy, safeModeCopy, sandboxSuccessCopy as sandbox } from '../overview-copy.ts';
import type { ArrivalFlags } from './arrival-flags.ts';

/** What went wrong or well on the way here. */
export function ArrivalNotices({ flags }: { flags: ArrivalFlags }) {
  const { errorMessage, accountStatus, isJetpackIdcActive } = pageSettings();
  const [hasReadSandbox, setReadSandbox] = useState(false);
  const isWorking =
    !accountStatus.error && (accountStatus.status === 'complete' || accountStatus.status === 'enabled');
  return (
    <>
      {flags.errors.map((flag) => (
        <Notice key={flag} kind="error" announce>
          {flag === 'wcpay-login-error' && errorMessage ? (
            <TrustedHtml html={errorMessage} />
          ) : (
            flagCopy[flag]
          )}
        </Notice>
      ))}
      {isJetpackIdcActive && <SafeMode />}
      {flags.isSandboxReady && isWorking && !hasReadSandbox && (
        <Notice
          kind="success"
          title={sandbox.title}
          announce
          onDismiss={() => setReadSandbox(true)}
          actions={
            <LinkButton size="small" href={paths.storefront()} target="_blank" rel="noopener">
              {sandbox.action}
            </LinkButton>
          }
        >
          {sandbox.text}
        </Notice>
      )}
    </>
  );
}

function SafeMode() {
  const { wpcomReconnectUrl: address } = pageSettings();
  const href = address
    ? withSource(address, { source: 'wcpay-safe-mode-notice' })
    : paths.help('account-status');
  return (
    <Notice kind="error" title={safeModeCopy.title} actions={<Link href={href}>{safeModeCopy.action}</Link>}>
      {safeModeCopy.text}
    </Notice>
  );
}
