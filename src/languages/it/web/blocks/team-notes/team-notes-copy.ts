import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/team-notes/team-notes-copy.ts';

export const teamNotesCopy: Words<typeof english.teamNotesCopy> = {
  title: 'Note del team',
  only: 'Le vede solo il tuo team.',
  nameCustomers: 'Le note possono contenere nomi di clienti.',
  none: 'Nessuno ha ancora scritto nulla.',
  failed: 'Impossibile caricare le note.',
  add: 'Aggiungi una nota',
  edit: 'Modifica la nota',
  addAction: 'Aggiungi nota',
  saveAction: 'Salva nota',
  change: 'Modifica',
  remove: 'Elimina',
  changeOf: (when) => `Modifica la tua nota: ${when}`,
  removeOf: (when) => `Elimina la tua nota: ${when}`,
  removeTitle: 'Eliminare questa nota?',
  removeText: 'Gli altri non la vedranno più. Il registro di controllo ne conserva il testo.',
  keep: 'Mantieni',
  empty: 'Scrivi prima qualcosa.',
  tooLong: (most) => `Una nota può avere al massimo ${most} caratteri.`,
  somebody: 'Qualcuno che non è più qui',
  edited: (when) => `${when}, modificata`,
  added: 'La nota è stata aggiunta.',
  saved: 'La nota è stata salvata.',
  removed: 'La nota è stata eliminata.',
  masked: (words) =>
    `${words} Un numero di carta è stato mascherato: se ne conservano solo le ultime quattro cifre.`,
  notSaved: 'La nota non è stata salvata. Il tuo testo è ancora qui.',
  notRemoved: 'La nota non è stata eliminata.',
  unsaved: 'Hai scritto una nota che non è ancora stata aggiunta.',
};
