import { useDismissedOption } from '#web/shared/dismissed-option.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fraudBannerCopy as copy } from './overview-copy.ts';

/** The settings are JSON in a text; one that cannot be read counts as never saved. */
function isPutAway(): boolean {
  try {
    const settings: unknown = JSON.parse(pageSettings().frtDiscoverBannerSettings || '{}');
    return (
      typeof settings === 'object' &&
      settings !== null &&
      'dontShowAgain' in settings &&
      settings.dontShowAgain === true
    );
  } catch {
    return false;
  }
}

/** Whoever sells is told once that risk filters exist. */
export function FraudBanner() {
  const { isDismissed, dismiss } = useDismissedOption('wcpay_frt_discover_banner_settings', isPutAway());
  if (isDismissed || pageSettings().lifetimeTPV <= 0) return null;
  return (
    <Notice
      kind="quiet"
      icon="shield"
      title={copy.title}
      actions={
        <>
          <LinkButton size="small" href={paths.fraudProtection()}>
            {copy.action}
          </LinkButton>
          <Button size="small" kind="quiet" onClick={dismiss}>
            {copy.never}
          </Button>
        </>
      }
    >
      {copy.text}
    </Notice>
  );
}
