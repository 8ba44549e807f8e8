import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english.proofPaperCopy> = {
  title: 'Onderbouwing van de uitbetaling',
  payout: 'Uitbetalings-ID',
  status: 'Status',
  arrival: 'Verwacht',
  account: 'Bankrekening',
  reference: 'Bankreferentie',
  atBank: 'Bij je bank',
  checked: 'Gecontroleerd',
  unknown: 'Niet beschikbaar',
  line: (currency) => `Opbouw (${currency})`,
  rows: 'Rijen',
  amount: 'Bedrag',
  toTheBank:
    'Elke mutatie van deze uitbetaling zit in een van de regels hierboven, en de laatste regel staat op het afschrift van de bank.',
  toTheProvider:
    'Elke mutatie van deze uitbetaling zit in een van de regels hierboven. Er is nog geen bankafschrift geïmporteerd en gematcht waarop die staat.',
  foot: (store, payout) => `${store}, onderbouwing van uitbetaling ${payout}`,
};
