import type { Words } from '#languages/kit/words.ts';
import type { teamNotesCopy as english } from '#web/blocks/team-notes/team-notes-copy.ts';

export const teamNotesCopy: Words<typeof english> = {
  title: 'Teamnotizen',
  only: 'Nur Ihr Team sieht sie.',
  nameCustomers: 'Notizen können Kunden nennen.',
  none: 'Noch hat niemand etwas geschrieben.',
  failed: 'Die Notizen konnten nicht geladen werden.',
  add: 'Notiz hinzufügen',
  edit: 'Notiz ändern',
  addAction: 'Notiz hinzufügen',
  saveAction: 'Notiz speichern',
  change: 'Bearbeiten',
  remove: 'Löschen',
  changeOf: (when) => `Ihre Notiz vom ${when} bearbeiten`,
  removeOf: (when) => `Ihre Notiz vom ${when} löschen`,
  removeTitle: 'Diese Notiz löschen?',
  removeText: 'Die anderen sehen sie dann nicht mehr. Das Prüfprotokoll behält, was darin stand.',
  keep: 'Behalten',
  empty: 'Schreiben Sie zuerst etwas.',
  tooLong: (most) => `Eine Notiz hat höchstens ${most} Zeichen.`,
  somebody: 'Jemand, der nicht mehr hier ist',
  edited: (when) => `${when}, bearbeitet`,
  added: 'Die Notiz wurde hinzugefügt.',
  saved: 'Die Notiz wurde gespeichert.',
  removed: 'Die Notiz wurde gelöscht.',
  masked: (words) =>
    `${words} Eine Kartennummer wurde unkenntlich gemacht: Nur ihre letzten vier Ziffern bleiben erhalten.`,
  notSaved: 'Die Notiz wurde nicht gespeichert. Ihr Text ist noch hier.',
  notRemoved: 'Die Notiz wurde nicht gelöscht.',
  unsaved: 'Sie haben eine Notiz geschrieben, die noch nicht hinzugefügt ist.',
};
