import type { Words } from '#languages/kit/words.ts';
import type { unsavedChangesCopy as english } from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english> = {
  title: '¿Salir sin guardar?',
  text: 'En esta página hay cambios sin guardar. ¿Seguro que quieres salir y descartarlos?',
  stay: 'Seguir en esta página',
  leave: 'Salir sin guardar',
};
