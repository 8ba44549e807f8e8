import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english.CONTROL_WORDS> = {
  close: 'Sluiten',
  copied: 'Gekopieerd',
  copy: (what) => `Kopiëren: ${what}`,
  actionFailed: 'Dat is niet gelukt. Je kunt het opnieuw proberen.',
  cancel: 'Annuleren',
  clearSearch: 'Zoekopdracht wissen',
  charactersLeft: (left) =>
    plural(left, { one: 'Nog 1 teken over', other: `Nog ${figure(left)} tekens over` }),
  charactersOver: (over) => plural(over, { one: '1 teken te veel', other: `${figure(over)} tekens te veel` }),
  steps: 'Stappen',
  stepDone: 'klaar',
  columnsTitle: 'Kolommen, voor jou onthouden',
  usualColumns: 'Terug naar de gewone kolommen',
  daysTo: 't/m',
  nothingMatches: 'Niets gevonden.',
  searching: 'Er wordt gezocht',
  showSuggestions: 'Suggesties tonen',
  openCalendar: 'De kalender openen',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  startDate: 'Begindatum',
  endDate: 'Einddatum',
  readAsTable: 'Als tabel lezen',
  alongChart: (title) => `${title}, dag voor dag`,
  day: 'Dag',
};
