import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { currenciesCopy as english } from '#web/blocks/currencies/currencies-copy.ts';

const NUMBERS = ['null', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

const currenciesInWords = (count: number): string =>
  `${NUMBERS[count] ?? count} ${plural(count, { one: 'Währung', other: 'Währungen' })}`;

export const currenciesCopy: Words<typeof english> = {
  loadFailed: 'Fehler beim Abrufen der Währungen.',
  settingsLoadFailed: 'Fehler beim Abrufen der Shop-Einstellungen.',
  enabled: 'Aktivierte Währungen aktualisiert.',
  enableFailed: 'Fehler beim Aktualisieren der aktivierten Währungen.',
  storeSaved: 'Shop-Einstellungen gespeichert.',
  storeSaveFailed: 'Fehler beim Speichern der Shop-Einstellungen.',

  search: 'Währungen suchen',
  searchPlaceholder: 'Name, Code oder Symbol',
  recommended: 'Empfohlen',
  others: 'Alle anderen Währungen',
  found: (count) => `Gefunden: ${currenciesInWords(count)}`,
  noneFound: 'Keine Währung passt. Versuchen Sie es mit dem Code aus drei Buchstaben.',
  allAdded: 'Ihr Shop verkauft bereits in jeder Währung, die Ihr Konto annehmen kann.',
  add: (count) => (count === 0 ? 'Währungen hinzufügen' : `${capital(currenciesInWords(count))} hinzufügen`),
  currenciesInWords,

  auto: 'Preise in der Währung des Besuchers anzeigen',
  autoHelp:
    'Nach dem Land, das der Browser nennt, sofern Ihr Shop in dessen Währung verkauft. Besucher werden darauf hingewiesen und können die Währung ändern.',
  switcher: 'Ihrem Shop einen Währungsumschalter hinzufügen',
  switcherHelp: 'Er steht oben auf jeder Seite des Storefront-Themes.',
  preview: 'Vorschau',
  previewTitle: 'Vorschau Ihres Shops',
  previewText:
    'Ihr Shop, wie ihn Besucher mit diesen Einstellungen sehen würden. Es ist noch nichts gespeichert.',
};

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
