import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveOptions } from '#contract/options.ts';
import { call } from '#web/api/client.ts';
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
  const [isGone, setGone] = useState(isPutAway);
  const { mutate } = useMutation({
    mutationFn: () =>
      call(saveOptions, {
        wcpay_frt_discover_banner_settings: JSON.stringify({
          remindMeCount: 0,
          remindMeAt: null,
          dontShowAgain: true,
        }),
      }),
    onMutate: () => setGone(true),
  });
  if (isGone || pageSettings().lifetimeTPV <= 0) return null;
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
          <Button size="small" kind="quiet" onClick={() => mutate()}>
            {copy.never}
          </Button>
        </>
      }
    >
      {copy.text}
    </Notice>
  );
}
