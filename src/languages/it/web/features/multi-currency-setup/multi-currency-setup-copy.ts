import { currenciesCopy } from '#languages/it/web/blocks/currencies/currencies-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english.multiCurrencySetupCopy> = {
  title: 'Configura più valute',
  lead: 'Lascia che i clienti vedano i prezzi e paghino nella valuta che conoscono. Tu ricevi i bonifici nella tua.',
  steps: {
    'add-currencies': 'Aggiungi valute',
    'multi-currency-settings': 'Controlla le impostazioni del negozio',
    'setup-complete': 'Configurazione completata',
  },
  addText: (enabled) =>
    enabled > 1
      ? `Il tuo negozio vende già in ${currenciesCopy.currenciesInWords(enabled)}. Scegline altre, o continua.`
      : 'Scegli le valute in cui i clienti possono pagare. I tassi vengono aggiornati per te.',
  reviewText:
    'Decidi come viene scelta la valuta dei visitatori. Puoi cambiarlo in seguito nelle impostazioni.',
  continue: 'Continua',
  back: 'Indietro',
  completeText: (enabled) =>
    `Ora il tuo negozio vende in ${currenciesCopy.currenciesInWords(enabled)}. Per ognuna puoi impostare tasso, arrotondamento e prezzo psicologico.`,
  notRemembered:
    'La configurazione è completata, ma non è stato possibile registrarlo. Questa pagina potrebbe ricomparire.',
  home: 'Torna alla Home',
  settings: 'Vedi le impostazioni multivaluta',
};
