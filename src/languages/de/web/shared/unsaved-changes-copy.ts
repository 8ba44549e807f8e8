import type { Words } from '#languages/kit/words.ts';
import type { unsavedChangesCopy as english } from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english> = {
  title: 'Seite verlassen, ohne zu speichern?',
  text: 'Auf dieser Seite gibt es nicht gespeicherte Änderungen. Möchten Sie die Seite wirklich verlassen und diese Änderungen verwerfen?',
  stay: 'Auf der Seite bleiben',
  leave: 'Ohne Speichern verlassen',
};
