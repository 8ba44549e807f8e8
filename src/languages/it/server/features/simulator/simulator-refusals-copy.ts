import { figure } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english.simulatorRefusalsCopy> = {
  eitherWay: 'Indica una sola di tre cose: di quanto avanzare, quale ora impostare o che cosa aspettare.',
  noPayout: 'Non arriverebbe nessun bonifico: nessuno è in transito e non c’è denaro che parta da solo.',
  duration: 'Serve una durata come P3D o PT1H',
  onlyForward: 'Il tempo va solo avanti.',
  fiveYears: 'Al massimo cinque anni alla volta.',
  currency: 'L’account non accetta pagamenti in questa valuta.',
  items: (sum, amount) => `La somma è ${figure(sum)}, e l’importo è ${figure(amount)}.`,
  product: 'Questo prodotto non esiste.',
};
