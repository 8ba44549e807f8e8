import type { Words } from '#languages/kit/words.ts';
import type { coreRefusalsCopy as english } from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english> = {
  noStatus: 'Das ist kein Status eines Kontos.',
  noOffer: 'Ein solches Angebot macht der Anbieter nicht.',
  noCountry: 'Hier eröffnet der Anbieter keine Konten.',
  interval: 'Wählen Sie täglich, wöchentlich, monatlich oder manuell.',
  dailyInJapan: 'In Japan sind tägliche Auszahlungen nicht möglich.',
  weekday: 'Wählen Sie einen Tag von Montag bis Freitag.',
  bankNumber: 'Geben Sie 4 bis 20 Ziffern ein.',
};
