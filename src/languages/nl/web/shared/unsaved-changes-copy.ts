import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english.unsavedChangesCopy> = {
  title: 'Weggaan zonder op te slaan?',
  text: 'Op deze pagina staan wijzigingen die niet zijn opgeslagen. Weet je zeker dat je wilt weggaan en ze wilt verliezen?',
  stay: 'Op deze pagina blijven',
  leave: 'Weggaan zonder op te slaan',
};
