import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { CONTROL_WORDS as english } from '#web/ui/control-words-copy.ts';

export const CONTROL_WORDS: Words<typeof english> = {
  close: 'Fermer',
  copied: 'Copié',
  copy: (what) => `Copier ${what}`,
  actionFailed: 'Cela n’a pas fonctionné. Vous pouvez réessayer.',
  cancel: 'Annuler',
  clearSearch: 'Effacer la recherche',
  charactersLeft: (left) =>
    plural(left, { one: `${left} caractère restant`, other: `${figure(left)} caractères restants` }),
  charactersOver: (over) =>
    plural(over, { one: `${over} caractère de trop`, other: `${figure(over)} caractères de trop` }),
  steps: 'Étapes',
  stepDone: 'fait',
  columnsTitle: 'Colonnes, mémorisées pour vous',
  usualColumns: 'Revenir aux colonnes habituelles',
  daysTo: '–',
  nothingMatches: 'Aucun résultat.',
  searching: 'Recherche en cours',
  showSuggestions: 'Afficher les suggestions',
  openCalendar: 'Ouvrir le calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  readAsTable: 'Lire sous forme de tableau',
  alongChart: (title) => `${title}, jour par jour`,
  day: 'Jour',
};
