import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/currencies/currencies-copy.ts';

const WORDS = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'] as const;
const currenciesInWords = (count: number): string => `${WORDS[count] ?? figure(count)} valuta`;

export const currenciesCopy: Words<typeof english.currenciesCopy> = {
  loadFailed: 'De valuta konden niet worden geladen.',
  settingsLoadFailed: 'De winkelinstellingen konden niet worden geladen.',
  enabled: 'Ingeschakelde valuta bijgewerkt.',
  enableFailed: 'De ingeschakelde valuta konden niet worden bijgewerkt.',
  storeSaved: 'Winkelinstellingen opgeslagen.',
  storeSaveFailed: 'De winkelinstellingen konden niet worden opgeslagen.',

  search: 'Valuta zoeken',
  searchPlaceholder: 'Naam, code of symbool',
  recommended: 'Aanbevolen',
  others: 'Alle andere valuta',
  found: (count) => `${currenciesInWords(count)} gevonden`,
  noneFound: 'Geen valuta gevonden. Probeer de code van drie letters.',
  allAdded: 'Je winkel verkoopt al in elke valuta die je account kan ontvangen.',
  add: (count) => (count === 0 ? 'Valuta toevoegen' : `${currenciesInWords(count)} toevoegen`),
  currenciesInWords,

  auto: 'Prijzen tonen in de eigen valuta van de bezoeker',
  autoHelp:
    'Naar het land dat de browser noemt, als je winkel in die valuta verkoopt. De bezoeker ziet dat en kan het wijzigen.',
  switcher: 'Een valutakiezer aan je winkel toevoegen',
  switcherHelp: 'Die staat bovenaan elke pagina van het thema Storefront.',
  preview: 'Voorbeeld',
  previewTitle: 'Voorbeeld van je winkel',
  previewText: 'Je winkel zoals een bezoeker die met deze instellingen ziet. Er is nog niets opgeslagen.',
};
