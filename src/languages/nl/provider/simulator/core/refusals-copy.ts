import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english.coreRefusalsCopy> = {
  noStatus: 'Dit is geen status van een account.',
  noOffer: 'De betaalprovider doet geen aanbod zoals dit.',
  noCountry: 'De betaalprovider opent hier geen accounts.',
  interval: 'Kies dagelijks, wekelijks, maandelijks of handmatig.',
  dailyInJapan: 'Dagelijkse uitbetalingen zijn in Japan niet mogelijk.',
  weekday: 'Kies een dag van maandag tot en met vrijdag.',
  bankNumber: 'Vul 4 tot 20 cijfers in.',
};
