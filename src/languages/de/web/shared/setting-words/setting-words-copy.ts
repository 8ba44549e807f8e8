import type { Words } from '#languages/kit/words.ts';
import type { settingWordsCopy as english } from '#web/shared/setting-words/setting-words-copy.ts';

export const settingWordsCopy: Words<typeof english> = { on: 'Ein', off: 'Aus', nothing: 'Nichts' };
