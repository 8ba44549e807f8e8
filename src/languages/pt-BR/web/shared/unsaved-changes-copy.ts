import type { Words } from '#languages/kit/words.ts';
import type { unsavedChangesCopy as english } from '#web/shared/unsaved-changes-copy.ts';

export const unsavedChangesCopy: Words<typeof english> = {
  title: 'Sair sem salvar?',
  text: 'Há alterações não salvas nesta página. Tem certeza de que quer sair e descartá-las?',
  stay: 'Ficar nesta página',
  leave: 'Sair sem salvar',
};
