import { useState } from 'react';
import { isCountrySupported, takeUpOffer } from '#web/blocks/go-live/take-up-offer.ts';
import { connectHref } from '#web/shared/connect-url.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { track } from '#web/shared/track.ts';

export type Asked = 'needs' | 'country' | 'reset' | 'live';
/** What the address wants on the way; it travels on with whoever goes on. */
export type Wishes = Readonly<{ redirect_to_settings_page?: string; capabilities?: string }>;

export const wishesOf = ({ redirect_to_settings_page, capabilities }: Wishes) => ({
  ...(redirect_to_settings_page && { redirect_to_settings_page }),
  ...(capabilities && { capabilities }),
});

/** Pressing the primary button: the country first, then the offer, then off to the connect address. */
export function useConnect(source: string, search: Wishes) {
  const [asked, setAsked] = useState<Asked>();
  const [isLeaving, setIsLeaving] = useState(false);
  const [promoFailed, setPromoFailed] = useState(false);

  const leave = async () => {
    setAsked(undefined);
    setIsLeaving(true);
    setPromoFailed(false);
    track('connect_account_clicked', { source });
    const taken = await takeUpOffer();
    if (taken === 'failed') {
      setPromoFailed(true);
      setIsLeaving(false);
      return;
    }
    location.assign(connectHref({ from: 'WCPAY_CONNECT', source, ...taken, ...wishesOf(search) }));
  };
  const press = () => {
    const { testModeOnboarding, isAccountConnected, liveApplication } = pageSettings();
    if (liveApplication) location.assign(paths.continueOnboarding({ source }));
    else if (isAccountConnected && testModeOnboarding) setAsked('live');
    else if (isCountrySupported()) void leave();
    else setAsked('country');
  };
  return { asked, ask: setAsked, close: () => setAsked(undefined), isLeaving, promoFailed, press, leave };
}
export type Connect = ReturnType<typeof useConnect>;
