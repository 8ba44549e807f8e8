import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english.CONTROL_WORDS> = {
  close: 'Chiudi',
  copied: 'Copiato',
  copy: (what) => `Copia ${what}`,
  actionFailed: 'Non ha funzionato. Puoi riprovare.',
  cancel: 'Annulla',
  clearSearch: 'Cancella la ricerca',
  charactersLeft: (left) =>
    plural(left, { one: '1 carattere rimasto', other: `${figure(left)} caratteri rimasti` }),
  charactersOver: (over) =>
    plural(over, { one: '1 carattere di troppo', other: `${figure(over)} caratteri di troppo` }),
  steps: 'Passaggi',
  stepDone: 'fatto',
  columnsTitle: 'Colonne, ricordate per te',
  usualColumns: 'Torna alle colonne abituali',
  daysTo: '–',
  nothingMatches: 'Nessun risultato.',
  searching: 'Ricerca in corso',
  showSuggestions: 'Mostra i suggerimenti',
  openCalendar: 'Apri il calendario',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  startDate: 'Data di inizio',
  endDate: 'Data di fine',
  readAsTable: 'Leggi come tabella',
  alongChart: (title) => `${title}, giorno per giorno`,
  day: 'Giorno',
};
