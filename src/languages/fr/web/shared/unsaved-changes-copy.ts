import type { Words } from '#languages/kit/words.ts';
import type { unsavedChangesCopy as english } from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english> = {
  title: 'Quitter sans enregistrer ?',
  text: 'Cette page contient des modifications non enregistrées. Voulez-vous vraiment la quitter et les abandonner ?',
  stay: 'Rester sur la page',
  leave: 'Quitter sans enregistrer',
};
