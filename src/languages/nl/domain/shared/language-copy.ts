import type * as english from '#domain/shared/language-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const languageCopy: Words<typeof english.languageCopy> = {
  tag: 'nl',
  currencyName: (code) => new Intl.DisplayNames('nl', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: (place) => `tijd in ${place}`,
};
