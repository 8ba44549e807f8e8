import type { Words } from '#languages/kit/words.ts';
import type { settingWordsCopy as english } from '#web/shared/setting-words/setting-words-copy.ts';

export const settingWordsCopy: Words<typeof english> = { on: 'Ativado', off: 'Desativado', nothing: 'Nada' };
