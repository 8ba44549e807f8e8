import type { Words } from '#languages/kit/words.ts';
import type { capabilitiesCopy as english } from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english> = {
  groups: { see: 'القراءة', act: 'التنفيذ', change: 'التغيير' },
  neededBy: (words) => `يأتي مع: ${words.join('، ')}`,
  notYours: 'منحه ليس من صلاحياتك',
};
