import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/team-notes/team-notes-copy.ts';

export const teamNotesCopy: Words<typeof english.teamNotesCopy> = {
  title: 'Teamnotities',
  only: 'Alleen zichtbaar voor je team.',
  nameCustomers: 'Notities kunnen klanten noemen.',
  none: 'Niemand heeft nog iets geschreven.',
  failed: 'De notities konden niet worden geladen.',
  add: 'Een notitie toevoegen',
  edit: 'De notitie wijzigen',
  addAction: 'Notitie toevoegen',
  saveAction: 'Notitie opslaan',
  change: 'Bewerken',
  remove: 'Verwijderen',
  changeOf: (when) => `Je notitie van ${when} bewerken`,
  removeOf: (when) => `Je notitie van ${when} verwijderen`,
  removeTitle: 'Deze notitie verwijderen?',
  removeText: 'De anderen zien de notitie niet meer. De auditlog bewaart wat erin stond.',
  keep: 'Behouden',
  empty: 'Schrijf eerst iets.',
  tooLong: (most) => `Een notitie heeft maximaal ${most} tekens.`,
  somebody: 'Iemand die hier niet meer is',
  edited: (when) => `${when}, bewerkt`,
  added: 'De notitie is toegevoegd.',
  saved: 'De notitie is opgeslagen.',
  removed: 'De notitie is verwijderd.',
  masked: (words) =>
    `${words} Een kaartnummer is onleesbaar gemaakt: alleen de laatste vier cijfers worden bewaard.`,
  notSaved: 'De notitie is niet opgeslagen. Je tekst staat hier nog.',
  notRemoved: 'De notitie is niet verwijderd.',
  unsaved: 'Je hebt een notitie geschreven die nog niet is toegevoegd.',
};
