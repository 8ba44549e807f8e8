import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { CONTROL_WORDS as english } from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english> = {
  close: 'Schließen',
  copied: 'Kopiert',
  copy: (what) => `${what} kopieren`,
  actionFailed: 'Das hat nicht funktioniert. Sie können es noch einmal versuchen.',
  cancel: 'Abbrechen',
  clearSearch: 'Suche leeren',
  charactersLeft: (left) => plural(left, { one: 'Noch 1 Zeichen', other: `Noch ${figure(left)} Zeichen` }),
  charactersOver: (over) =>
    plural(over, { one: '1 Zeichen zu viel', other: `${figure(over)} Zeichen zu viel` }),
  steps: 'Schritte',
  stepDone: 'erledigt',
  columnsTitle: 'Spalten, für Sie gemerkt',
  usualColumns: 'Zurück zu den üblichen Spalten',
  daysTo: 'bis',
  nothingMatches: 'Keine Treffer.',
  searching: 'Suche läuft',
  showSuggestions: 'Vorschläge anzeigen',
  openCalendar: 'Kalender öffnen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  startDate: 'Anfangsdatum',
  endDate: 'Enddatum',
  readAsTable: 'Als Tabelle lesen',
  alongChart: (title) => `${title}, Tag für Tag`,
  day: 'Tag',
};
