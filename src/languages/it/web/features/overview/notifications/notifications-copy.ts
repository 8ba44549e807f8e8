import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/overview/notifications/notifications-copy.ts';

export const notificationsCopy: Words<typeof english.notificationsCopy> = {
  region: 'Notifiche del gestore dei pagamenti',
  actionRequired: 'Prima di continuare devi risolvere le notifiche di questa pagina.',
  inReview: 'Gli elementi qui sotto sono in revisione.',
  resolved: 'Tutte le notifiche sono risolte. Aggiorna la pagina per vedere il tuo account com’è ora.',
  refresh: 'Aggiorna',
  failed: 'Impossibile mostrare le notifiche del gestore dei pagamenti',
  needsHttps:
    'Alcune notifiche del nostro partner finanziario richiedono HTTPS e non si possono mostrare a questo indirizzo.',
  learnMore: 'Scopri di più',
};
