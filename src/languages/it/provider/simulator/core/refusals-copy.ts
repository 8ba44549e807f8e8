import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/core/refusals-copy.ts';

export const coreRefusalsCopy: Words<typeof english.coreRefusalsCopy> = {
  noStatus: 'Questo non è lo stato di un account.',
  noOffer: 'Il gestore dei pagamenti non fa questa offerta.',
  noCountry: 'Il gestore dei pagamenti non apre account qui.',
  interval: 'Scegli ogni giorno, ogni settimana, ogni mese o manuale.',
  dailyInJapan: 'In Giappone non sono possibili bonifici giornalieri.',
  weekday: 'Scegli un giorno da lunedì a venerdì.',
  bankNumber: 'Scrivi da 4 a 20 cifre.',
};
