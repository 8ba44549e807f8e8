import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('es', { type: 'currency', fallback: 'none' });

export const languageCopy: Words<typeof english> = {
  tag: 'es',
  currencyName: (code) => names.of(code),
  currencyChoice: (name, code) =>
    `${name.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase('es'))} (${code})`,
  timeOf: zoneNameOf('es'),
  moment: (parts) => parts.join(', '),
};
