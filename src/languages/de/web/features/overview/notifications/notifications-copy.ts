import type { Words } from '#languages/kit/words.ts';
import type { notificationsCopy as english } from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english> = {
  region: 'Mitteilungen des Zahlungsanbieters',
  actionRequired: 'Sie müssen die Mitteilungen auf dieser Seite erledigen, bevor Sie fortfahren.',
  inReview: 'Die folgenden Punkte werden geprüft.',
  resolved:
    'Alle Mitteilungen sind erledigt. Laden Sie die Seite neu, um Ihr Konto auf dem neuesten Stand zu sehen.',
  refresh: 'Neu laden',
  failed: 'Mitteilungen des Zahlungsanbieters konnten nicht angezeigt werden',
  needsHttps:
    'Einige Mitteilungen unseres Finanzpartners brauchen HTTPS und können unter dieser Adresse nicht angezeigt werden.',
  learnMore: 'Mehr erfahren',
};
