import type { Words } from '#languages/kit/words.ts';
import { either } from '#languages/pt-BR/speech.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} é ${either(values)}`,
  is_not: (field, values) => `${field} não é ${either(values)}`,
  is_in: (field, values) => `${field} é ${either(values)}`,
  before: (field, values) => `${field} é anterior a ${either(values)}`,
  after: (field, values) => `${field} é posterior a ${either(values)}`,
  between: (field, values) => `${field} está entre ${values.join(' e ')}`,
  min: (field, values) => `${field} é no mínimo ${either(values)}`,
  max: (field, values) => `${field} é no máximo ${either(values)}`,
};
