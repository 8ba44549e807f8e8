import type { Words } from '#languages/kit/words.ts';
import type { savePreferenceCopy as english } from '#web/blocks/data-list/save-preference-copy.ts';

export const savePreferenceCopy: Words<typeof english> = {
  columnsNotSaved: 'لم تُحفظ أعمدتك.',
};
