import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english.proofPaperCopy> = {
  title: 'Quadratura del bonifico',
  payout: 'ID bonifico',
  status: 'Stato',
  arrival: 'Previsto',
  account: 'Conto bancario',
  reference: 'ID di riferimento bancario',
  atBank: 'In banca',
  checked: 'Controllato',
  unknown: 'Non disponibile',
  line: (currency) => `Da che cosa è composto (${currency})`,
  rows: 'Righe',
  amount: 'Importo',
  toTheBank:
    'Ogni movimento di questo bonifico è in una delle righe precedenti, e l’ultima riga è sull’estratto conto della banca.',
  toTheProvider:
    'Ogni movimento di questo bonifico è in una delle righe precedenti. Non è stato ancora importato e abbinato un estratto conto che lo mostri.',
  foot: (store, payout) => `${store}, quadratura del bonifico ${payout}`,
};
