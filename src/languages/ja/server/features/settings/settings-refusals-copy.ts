import type { Words } from '#languages/kit/words.ts';
import type { settingsRefusalsCopy as english } from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english> = {
  readOnly: 'ここでは変更できません。',
  noMethod: 'この決済手段は存在しません。',
};
