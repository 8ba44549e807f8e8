import { either } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} est ${either(values)}`,
  is_not: (field, values) =>
    values.length > 1 ? `${field} n’est ni ${values.join(' ni ')}` : `${field} n’est pas ${either(values)}`,
  is_in: (field, values) => `${field} est ${either(values)}`,
  before: (field, values) => `${field} avant le ${either(values)}`,
  after: (field, values) => `${field} après le ${either(values)}`,
  between: (field, values) => `${field} entre le ${values.join(' et le ')}`,
  min: (field, values) => `${field} au moins ${either(values)}`,
  max: (field, values) => `${field} au plus ${either(values)}`,
};
