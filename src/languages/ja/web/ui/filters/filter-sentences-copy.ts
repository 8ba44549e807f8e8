import { either } from '#languages/ja/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field}：${either(values)}`,
  is_not: (field, values) => `${field}：${either(values)}以外`,
  is_in: (field, values) => `${field}：${either(values)}`,
  before: (field, values) => `${field}：${either(values)}より前`,
  after: (field, values) => `${field}：${either(values)}より後`,
  between: (field, values) => `${field}：${values.join('〜')}`,
  min: (field, values) => `${field}：${either(values)}以上`,
  max: (field, values) => `${field}：${either(values)}以下`,
};
