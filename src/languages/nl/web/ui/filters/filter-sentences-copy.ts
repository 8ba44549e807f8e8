import type { Words } from '#languages/kit/words.ts';
import { either } from '#languages/nl/speech.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} is ${either(values)}`,
  is_not: (field, values) => `${field} is niet ${either(values)}`,
  is_in: (field, values) => `${field} is ${either(values)}`,
  before: (field, values) => `${field} is vóór ${either(values)}`,
  after: (field, values) => `${field} is na ${either(values)}`,
  between: (field, values) => `${field} ligt tussen ${values.join(' en ')}`,
  min: (field, values) => `${field} is minimaal ${either(values)}`,
  max: (field, values) => `${field} is maximaal ${either(values)}`,
};
