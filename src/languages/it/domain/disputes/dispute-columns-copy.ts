import type * as english from '#domain/disputes/dispute-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const disputeColumnLabels: Words<typeof english.disputeColumnLabels> = {
  id: 'ID contestazione',
  amount: 'Importo',
  currency: 'Valuta',
  status: 'Stato',
  reason: 'Motivo',
  source: 'Metodo',
  order: 'Ordine',
  customerName: 'Cliente',
  customerEmail: 'Email',
  customerCountry: 'Paese',
  created: 'Contestato il',
  dueBy: 'Rispondi entro',
};
