import type { Words } from '#languages/kit/words.ts';
import type { proofPaperCopy as english } from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english> = {
  title: 'Auszahlungsnachweis',
  payout: 'Auszahlungs-ID',
  status: 'Status',
  arrival: 'Erwartet',
  account: 'Bankkonto',
  reference: 'Bankreferenz',
  atBank: 'Bei Ihrer Bank',
  checked: 'Geprüft',
  unknown: 'Nicht verfügbar',
  line: (currency) => `Woraus sie besteht (${currency})`,
  rows: 'Einträge',
  amount: 'Betrag',
  toTheBank:
    'Jede Bewegung dieser Auszahlung steckt in einer der Zeilen oben, und die letzte Zeile steht auf dem Kontoauszug der Bank.',
  toTheProvider:
    'Jede Bewegung dieser Auszahlung steckt in einer der Zeilen oben. Ein Kontoauszug, der sie zeigt, wurde noch nicht importiert und zugeordnet.',
  foot: (store, payout) => `${store}, Nachweis der Auszahlung ${payout}`,
};
