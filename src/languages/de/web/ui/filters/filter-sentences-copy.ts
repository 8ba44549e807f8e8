import { either } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} ist ${either(values)}`,
  is_not: (field, values) => `${field} ist nicht ${either(values)}`,
  is_in: (field, values) => `${field} ist ${either(values)}`,
  before: (field, values) => `${field} liegt vor ${either(values)}`,
  after: (field, values) => `${field} liegt nach ${either(values)}`,
  between: (field, values) => `${field} liegt zwischen ${values.join(' und ')}`,
  min: (field, values) => `${field} ist mindestens ${either(values)}`,
  max: (field, values) => `${field} ist höchstens ${either(values)}`,
};
