import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english.bankAccountCopy> = {
  title: 'Conto bancario',
  lead: 'Dove vanno i tuoi bonifici. Nient’altro del tuo account viene chiesto o modificato.',
  form: 'Cambia il conto bancario',
  currency: 'Bonifici in',
  today: (currency, bank, ending) => `Oggi i bonifici in ${currency} vanno a ${bank} •••• ${ending}.`,
  number: 'Nuovo numero di conto',
  numberHelp:
    'Spazi e trattini non contano. Deve essere intestato al titolare o all’attività. Tutti quelli che gestiscono il negozio ricevono un’email sulla modifica.',
  numberWrong: 'Scrivi da 4 a 20 cifre.',
  action: 'Cambia conto bancario',
  cancel: 'Annulla',
  toPayouts: 'Vedi i bonifici',
  failed: 'Il conto bancario non è stato cambiato.',
  done: (currency, ending) =>
    `Ora i bonifici in ${currency} vanno al conto che termina con ${ending}. Un bonifico non riuscito viene ritentato con il prossimo.`,
  elsewhere:
    'La destinazione dei bonifici si cambia presso il gestore dei pagamenti. Qui si segue ciò che scegli là.',
};
