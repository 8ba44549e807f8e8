import { either } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field}: ${either(values)}`,
  is_not: (field, values) => `${field}: ما عدا ${either(values)}`,
  is_in: (field, values) => `${field}: ${either(values)}`,
  before: (field, values) => `${field} قبل ${either(values)}`,
  after: (field, values) => `${field} بعد ${either(values)}`,
  between: (field, values) => `${field} بين ${values.join(' و')}`,
  min: (field, values) => `${field} لا يقل عن ${either(values)}`,
  max: (field, values) => `${field} لا يزيد على ${either(values)}`,
};
