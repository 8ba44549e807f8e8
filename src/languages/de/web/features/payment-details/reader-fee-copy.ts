import type { Words } from '#languages/kit/words.ts';
import type { readerFeeCopy as english } from '#web/features/payment-details/reader-fee-copy.ts';

export const readerFeeCopy: Words<typeof english> = {
  title: 'Gebühren der Kartenlesegeräte',
  lead: 'Was jedes Lesegerät in dem Monat gekostet hat, zu dem diese Gebühr gehört.',
  failed: 'Angaben zu den Lesegeräten nicht geladen',
  table: 'Kartenlesegeräte',
  reader: 'Lesegerät-ID',
  status: 'Status',
  count: 'Transaktionen',
  fee: 'Gebühr',
  currency: 'Währung',
  total: 'Summe',
  statuses: { active: 'Aktiv', inactive: 'Inaktiv' },
  download: 'CSV herunterladen',
  file: (id) => `kartenlesegeraete-${id}.csv`,
  empty: 'Zu dieser Gebühr ist kein Lesegerät bekannt',
  emptyText: 'Sobald der Zahlungsanbieter mitteilt, welche Lesegeräte verwendet wurden, stehen sie hier.',
};
