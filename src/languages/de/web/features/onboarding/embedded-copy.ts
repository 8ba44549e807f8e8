import type { Words } from '#languages/kit/words.ts';
import type { embeddedStepCopy as english } from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english> = {
  loading: 'Verifizierungsformular wird geladen',
  needsHttps:
    'Die Aktivierung der Zahlungen über unseren Finanzpartner braucht HTTPS und kann unter dieser Adresse nicht abgeschlossen werden.',
  learnMore: 'Mehr erfahren',
  cancel: 'Abbrechen',
  failed: 'Das Verifizierungsformular konnte nicht geöffnet werden',
  tooSlow:
    'Das Formular des Zahlungsanbieters ist nicht erschienen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  openElsewhere: (country) => `Ihr Konto ist in diesem Land eröffnet: ${country}`,
  countryStays:
    'Das Land eines Kontos lässt sich nach der Eröffnung nicht mehr ändern, deshalb wird das jetzt gewählte nicht verwendet.',
  finishing: 'Ihre Angaben werden gespeichert …',
  back: 'Zurück zum Anfang',
  elsewhere: 'Auf der Seite des Zahlungsanbieters',
  elsewhereText:
    'Dasselbe Formular können Sie auch auf einer Seite Ihres Zahlungsanbieters ausfüllen. Danach kommen Sie hierher zurück.',
  elsewhereOpen: 'Dort fortfahren',
};
