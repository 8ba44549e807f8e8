import { either } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} es ${either(values)}`,
  is_not: (field, values) => `${field} no es ${either(values)}`,
  is_in: (field, values) => `${field} es ${either(values)}`,
  before: (field, values) => `${field} es anterior a ${either(values)}`,
  after: (field, values) => `${field} es posterior a ${either(values)}`,
  between: (field, values) => `${field} está entre ${values.join(' y ')}`,
  min: (field, values) => `${field} es como mínimo ${either(values)}`,
  max: (field, values) => `${field} es como máximo ${either(values)}`,
};
