import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/setting-words/setting-words-copy.ts';

export const settingWordsCopy: Words<typeof english.settingWordsCopy> = {
  on: 'Aan',
  off: 'Uit',
  nothing: 'Niets',
};
