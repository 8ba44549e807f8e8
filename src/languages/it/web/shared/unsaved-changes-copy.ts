import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english.unsavedChangesCopy> = {
  title: 'Uscire senza salvare?',
  text: 'In questa pagina ci sono modifiche non salvate. Vuoi davvero uscire e perderle?',
  stay: 'Resta su questa pagina',
  leave: 'Esci senza salvare',
};
