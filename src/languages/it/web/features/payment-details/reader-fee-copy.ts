import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english.readerFeeCopy> = {
  title: 'Commissioni dei lettori di carte',
  lead: 'Quanto è costato ogni lettore nel mese di questa commissione.',
  failed: 'Dettagli dei lettori non caricati',
  table: 'Lettori di carte',
  reader: 'ID lettore',
  status: 'Stato',
  count: 'Transazioni',
  fee: 'Commissione',
  currency: 'Valuta',
  total: 'Totale',
  statuses: { active: 'Attivo', inactive: 'Non attivo' },
  download: 'Scarica CSV',
  file: (id) => `lettori-di-carte-${id}.csv`,
  empty: 'Nessun lettore noto per questa commissione',
  emptyText: 'Appena il gestore dei pagamenti comunica quali lettori erano in uso, compaiono qui.',
};
