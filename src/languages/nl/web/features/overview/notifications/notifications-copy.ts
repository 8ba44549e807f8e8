import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english.notificationsCopy> = {
  region: 'Meldingen van de betaalprovider',
  actionRequired: 'Je moet de meldingen op deze pagina afhandelen voordat je verdergaat.',
  inReview: 'De onderdelen hieronder worden beoordeeld.',
  resolved: 'Alle meldingen zijn afgehandeld. Vernieuw de pagina om je account te zien zoals het nu is.',
  refresh: 'Vernieuwen',
  failed: 'De meldingen van de betaalprovider konden niet worden getoond',
  needsHttps:
    'Sommige meldingen van onze financiële partner vereisen HTTPS en kunnen op dit adres niet worden getoond.',
  learnMore: 'Meer informatie',
};
