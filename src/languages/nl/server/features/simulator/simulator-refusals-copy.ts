import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english.simulatorRefusalsCopy> = {
  eitherWay:
    'Geef één van drie dingen aan: hoever de tijd vooruit moet, op welke tijd de klok moet staan of waarop gewacht wordt.',
  noPayout:
    'Er zou geen uitbetaling komen: er is er geen onderweg, en er is geen geld dat vanzelf wordt uitbetaald.',
  duration: 'Verwacht: een duur zoals P3D of PT1H',
  onlyForward: 'De tijd gaat alleen vooruit.',
  fiveYears: 'Hoogstens vijf jaar per keer.',
  currency: 'Het account ontvangt geen betalingen in deze valuta.',
  items: (sum, amount) => `Samen zijn ze ${sum}, en het bedrag is ${amount}.`,
  product: 'Dit product bestaat niet.',
};
