import type { Words } from '#languages/kit/words.ts';
import type { teamNotesCopy as english } from '#web/blocks/team-notes/team-notes-copy.ts';

export const teamNotesCopy: Words<typeof english> = {
  title: 'Notes d’équipe',
  only: 'Seule votre équipe les voit.',
  nameCustomers: 'Les notes peuvent nommer des clients.',
  none: 'Personne n’a encore rien écrit.',
  failed: 'Les notes n’ont pas pu être chargées.',
  add: 'Ajouter une note',
  edit: 'Modifier la note',
  addAction: 'Ajouter la note',
  saveAction: 'Enregistrer la note',
  change: 'Modifier',
  remove: 'Supprimer',
  changeOf: (when) => `Modifier votre note du ${when}`,
  removeOf: (when) => `Supprimer votre note du ${when}`,
  removeTitle: 'Supprimer cette note ?',
  removeText: 'Les autres ne la verront plus. Le journal d’audit en garde le contenu.',
  keep: 'Conserver',
  empty: 'Écrivez d’abord quelque chose.',
  tooLong: (most) => `Une note compte au plus ${most} caractères.`,
  somebody: 'Quelqu’un qui n’est plus ici',
  edited: (when) => `${when}, modifiée`,
  added: 'La note a été ajoutée.',
  saved: 'La note a été enregistrée.',
  removed: 'La note a été supprimée.',
  masked: (words) =>
    `${words} Un numéro de carte a été masqué : seuls ses quatre derniers chiffres sont conservés.`,
  notSaved: 'La note n’a pas été enregistrée. Votre texte est toujours là.',
  notRemoved: 'La note n’a pas été supprimée.',
  unsaved: 'Vous avez écrit une note qui n’est pas encore ajoutée.',
};
