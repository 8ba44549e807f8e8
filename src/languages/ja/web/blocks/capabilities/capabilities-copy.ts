import { listed } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { capabilitiesCopy as english } from '#web/blocks/capabilities/capabilities-copy.ts';

export const capabilitiesCopy: Words<typeof english> = {
  groups: { see: '閲覧', act: '操作', change: '変更' },
  neededBy: (words) => `次に含まれます：${listed(words)}`,
  notYours: 'ご自身にない権限は付与できません',
};
