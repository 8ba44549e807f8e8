import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english.readerFeeCopy> = {
  title: 'Kosten van kaartlezers',
  lead: 'Wat elke lezer kostte in de maand van deze kosten.',
  failed: 'Gegevens van lezers niet geladen',
  table: 'Kaartlezers',
  reader: 'Lezer-ID',
  status: 'Status',
  count: 'Transacties',
  fee: 'Kosten',
  currency: 'Valuta',
  total: 'Totaal',
  statuses: { active: 'Actief', inactive: 'Niet actief' },
  download: 'CSV downloaden',
  file: (id) => `kaartlezers-${id}.csv`,
  empty: 'Bij deze kosten is geen lezer bekend',
  emptyText: 'Zodra de betaalprovider meldt welke lezers in gebruik waren, staan ze hier.',
};
