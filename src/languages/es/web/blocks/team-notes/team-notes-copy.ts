import type { Words } from '#languages/kit/words.ts';
import type { teamNotesCopy as english } from '#web/blocks/team-notes/team-notes-copy.ts';

export const teamNotesCopy: Words<typeof english> = {
  title: 'Notas del equipo',
  only: 'Solo las ve tu equipo.',
  nameCustomers: 'Las notas pueden nombrar a clientes.',
  none: 'Nadie ha escrito nada todavía.',
  failed: 'No se han podido cargar las notas.',
  add: 'Añadir una nota',
  edit: 'Cambiar la nota',
  addAction: 'Añadir nota',
  saveAction: 'Guardar nota',
  change: 'Editar',
  remove: 'Eliminar',
  changeOf: (when) => `Editar tu nota del ${when}`,
  removeOf: (when) => `Eliminar tu nota del ${when}`,
  removeTitle: '¿Eliminar esta nota?',
  removeText: 'Los demás dejan de verla. El registro de auditoría conserva lo que decía.',
  keep: 'Conservarla',
  empty: 'Escribe algo primero.',
  tooLong: (most) => `Una nota tiene como máximo ${most} caracteres.`,
  somebody: 'Alguien que ya no está aquí',
  edited: (when) => `${when}, editada`,
  added: 'La nota se ha añadido.',
  saved: 'La nota se ha guardado.',
  removed: 'La nota se ha eliminado.',
  masked: (words) =>
    `${words} Se ha ocultado un número de tarjeta: solo se conservan sus cuatro últimos dígitos.`,
  notSaved: 'La nota no se ha guardado. Tu texto sigue aquí.',
  notRemoved: 'La nota no se ha eliminado.',
  unsaved: 'Has escrito una nota que aún no está añadida.',
};
