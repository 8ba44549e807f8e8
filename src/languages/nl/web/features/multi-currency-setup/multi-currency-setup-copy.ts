import type { Words } from '#languages/kit/words.ts';
import { currenciesCopy } from '#languages/nl/web/blocks/currencies/currencies-copy.ts';
import type * as english from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english.multiCurrencySetupCopy> = {
  title: 'Meerdere valuta’s instellen',
  lead: 'Laat klanten prijzen bekijken en betalen in de valuta die ze kennen. Jij krijgt uitbetaald in die van jou.',
  steps: {
    'add-currencies': 'Valuta’s toevoegen',
    'multi-currency-settings': 'Winkelinstellingen nalopen',
    'setup-complete': 'Instellen voltooid',
  },
  addText: (enabled) =>
    enabled > 1
      ? `Je winkel verkoopt al in ${currenciesCopy.currenciesInWords(enabled)}. Kies er meer, of ga verder.`
      : 'Kies de valuta’s waarin je klanten kunnen betalen. De koersen worden voor je bijgehouden.',
  reviewText: 'Bepaal hoe bezoekers bij hun valuta komen. Je kunt dit later in de instellingen wijzigen.',
  continue: 'Doorgaan',
  back: 'Terug',
  completeText: (enabled) =>
    `Je winkel verkoopt nu in ${currenciesCopy.currenciesInWords(enabled)}. Voor elke valuta kun je koers, afronding en psychologische prijs instellen.`,
  notRemembered:
    'Het instellen is klaar, maar dat kon niet worden genoteerd. Deze pagina verschijnt misschien opnieuw.',
  home: 'Terug naar Home',
  settings: 'Instellingen voor meerdere valuta’s bekijken',
};
