import type { Words } from '#languages/kit/words.ts';
import type { settingsRefusalsCopy as english } from '#server/features/settings/settings-refusals-copy.ts';

export const settingsRefusalsCopy: Words<typeof english> = {
  readOnly: 'لا يمكن تغيير هذا هنا.',
  noMethod: 'لا توجد طريقة دفع كهذه.',
};
