import { activatePromo } from '#contract/notes.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '../../shared/page-settings.ts';

/** Takes up what is offered, before anybody goes on to a live account: its id, nothing where nothing is offered, or that it failed. */
export async function takeUpOffer(): Promise<{ promo?: string } | 'failed'> {
  const offer = pageSettings().connectIncentive;
  if (!offer) return {};
  const isTaken = await call(activatePromo, { id: offer.id }).then(
    ({ success }) => success,
    () => false,
  );
  return isTaken ? { promo: offer.id } : 'failed';
}

/** Whether the provider opens accounts where this store is. */
export const isCountrySupported = (): boolean => {
  const { availableCountries, country } = pageSettings().connect;
  return Object.hasOwn(availableCountries, country);
};
