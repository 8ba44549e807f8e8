import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/blocks/currencies/currencies-copy.ts';

const WORDS = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'] as const;
const currenciesInWords = (count: number): string =>
  `${WORDS[count] ?? figure(count)} ${plural(count, { one: 'valuta', other: 'valuta’s' })}`;

export const currenciesCopy: Words<typeof english.currenciesCopy> = {
  loadFailed: 'De valuta’s konden niet worden geladen.',
  settingsLoadFailed: 'De winkelinstellingen konden niet worden geladen.',
  enabled: 'Ingeschakelde valuta’s bijgewerkt.',
  enableFailed: 'De ingeschakelde valuta’s konden niet worden bijgewerkt.',
  storeSaved: 'Winkelinstellingen opgeslagen.',
  storeSaveFailed: 'De winkelinstellingen konden niet worden opgeslagen.',

  search: 'Valuta’s zoeken',
  searchPlaceholder: 'Naam, code of symbool',
  recommended: 'Aanbevolen',
  others: 'Alle andere valuta’s',
  found: (count) => `Gevonden: ${currenciesInWords(count)}`,
  noneFound: 'Geen valuta gevonden. Probeer de code van drie letters.',
  allAdded: 'Je winkel verkoopt al in elke valuta die je account kan ontvangen.',
  add: (count) => (count === 0 ? 'Valuta’s toevoegen' : `Voeg ${currenciesInWords(count)} toe`),
  currenciesInWords,

  auto: 'Prijzen tonen in de eigen valuta van de bezoeker',
  autoHelp:
    'Op basis van het land dat de browser doorgeeft, als je winkel in die valuta verkoopt. De bezoeker ziet dat en kan het wijzigen.',
  switcher: 'Een valutakiezer aan je winkel toevoegen',
  switcherHelp: 'Die staat bovenaan elke pagina van het thema Storefront.',
  preview: 'Voorbeeld',
  previewTitle: 'Voorbeeld van je winkel',
  previewText: 'Je winkel zoals een bezoeker die met deze instellingen ziet. Er is nog niets opgeslagen.',
};
