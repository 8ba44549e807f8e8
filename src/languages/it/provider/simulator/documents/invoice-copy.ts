import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/documents/invoice-copy.ts';

export const invoiceCopy: Words<typeof english.invoiceCopy> = {
  title: 'Fattura fiscale',
  issuer: ['Gestore dei pagamenti simulato', '1 Ledger Lane', 'Simulazione'],
  issuedBy: 'Emessa da',
  billedTo: 'Intestata a',
  number: 'Numero di fattura',
  date: 'Data di emissione',
  period: 'Periodo',
  account: 'Account',
  days: (from, to) => `${from} – ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `Corporate Number: ${number}` : `Partita IVA: ${number}`,
  notRegistered: 'Senza partita IVA',
  description: (currency) => `Commissioni in ${currency}`,
  count: 'Numero',
  amount: 'Importo',
  causes: {
    charge: 'Pagamenti con carta',
    payment: 'Pagamenti con altri metodi',
    payment_failure_refund: 'Pagamenti alla fine non riusciti',
    payment_refund: 'Rimborsi di pagamenti con altri metodi',
    refund: 'Rimborsi',
    refund_failure: 'Rimborsi respinti',
    dispute: 'Contestazioni',
    dispute_reversal: 'Contestazioni vinte: commissioni restituite',
    card_reader_fee: 'Lettori di carte',
    financing_payout: 'Prestiti erogati',
    financing_paydown: 'Rimborsi dei prestiti',
    adjustment: 'Rettifiche',
    instant_payout: 'Bonifici istantanei',
  },
  net: 'Commissioni senza imposte',
  tax: (country) =>
    country === 'JP'
      ? 'Imposta sui consumi, 0% (servizio finanziario esente)'
      : 'IVA, 0% (servizio finanziario esente)',
  total: (currency) => `Totale ${currency}`,
  nothing: 'In questo periodo non sono state addebitate commissioni.',
  paid: 'Queste commissioni sono state prelevate dal tuo saldo via via che maturavano. Non resta nulla da pagare.',
  daysNote:
    'I giorni sono giorni UTC. Ogni riga è la somma delle commissioni delle tue transazioni e dei tuoi bonifici istantanei di questi giorni.',
  foot: 'Creata dal gestore dei pagamenti del simulatore. Nessuna autorità fiscale accetta questo documento.',
};
