import { either } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} è ${either(values)}`,
  is_not: (field, values) => `${field} non è ${either(values)}`,
  is_in: (field, values) => `${field} è ${either(values)}`,
  before: (field, values) => `${field} è prima di ${either(values)}`,
  after: (field, values) => `${field} è dopo ${either(values)}`,
  between: (field, values) => `${field} è tra ${values.join(' e ')}`,
  min: (field, values) => `${field} è almeno ${either(values)}`,
  max: (field, values) => `${field} è al massimo ${either(values)}`,
};
