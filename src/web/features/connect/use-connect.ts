import { useState } from 'react';
import { activatePromo } from '#contract/notes.ts';
import { call } from '#web/api/client.ts';
import { connectHref } from '#web/shared/connect-url.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
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
    const { connectIncentive } = pageSettings();
    if (connectIncentive && !(await isPromoActivated(connectIncentive.id))) {
      setPromoFailed(true);
      setIsLeaving(false);
      return;
    }
    location.assign(
      connectHref({
        from: 'WCPAY_CONNECT',
        source,
        ...(connectIncentive && { promo: connectIncentive.id }),
        ...wishesOf(search),
      }),
    );
  };
  const press = () => {
    const { connect, testModeOnboarding, isAccountConnected } = pageSettings();
    if (isAccountConnected && testModeOnboarding) setAsked('live');
    else if (Object.hasOwn(connect.availableCountries, connect.country)) void leave();
    else setAsked('country');
  };
  return { asked, ask: setAsked, close: () => setAsked(undefined), isLeaving, promoFailed, press, leave };
}
export type Connect = ReturnType<typeof useConnect>;

const isPromoActivated = (id: string): Promise<boolean> =>
  call(activatePromo, { id }).then(
    ({ success }) => success,
    () => false,
  );
