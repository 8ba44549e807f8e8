import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/at-the-provider/at-the-provider-copy.ts';

export const atTheProviderCopy: Words<typeof english.atTheProviderCopy> = {
  title: 'Presso il gestore dei pagamenti',
  open: 'Apri il gestore dei pagamenti',
  schedule:
    'Con la tua chiave, il calendario dei bonifici si cambia presso il gestore dei pagamenti. Qui si segue ciò che scegli là.',
  business:
    'Con la tua chiave, il testo sugli estratti conto e i contatti di assistenza si cambiano presso il gestore dei pagamenti. Qui si vede ciò che scrivi là.',
  verification:
    'Con la tua chiave, l’attività si verifica e i suoi dati si cambiano presso il gestore dei pagamenti. Qui si vede ciò che viene deciso là.',
  loans: 'I prestiti si offrono e si accettano presso il gestore dei pagamenti. Qui si vede quello in corso.',
};
