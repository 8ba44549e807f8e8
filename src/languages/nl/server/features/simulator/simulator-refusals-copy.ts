import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english.simulatorRefusalsCopy> = {
  eitherWay: 'Geef aan hoever de tijd vooruit moet, of op welke tijd de klok moet staan.',
  duration: 'Verwacht: een duur zoals P3D of PT1H',
  onlyForward: 'De tijd gaat alleen vooruit.',
  fiveYears: 'Hoogstens vijf jaar per keer.',
  currency: 'Het account ontvangt geen betalingen in deze valuta.',
  items: (sum, amount) => `Samen zijn ze ${sum}, en het bedrag is ${amount}.`,
  product: 'Dit product bestaat niet.',
};
