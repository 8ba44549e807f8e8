import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const currencies = new Intl.DisplayNames('fr', { type: 'currency', fallback: 'none' });

export const languageCopy: Words<typeof english> = {
  tag: 'fr',
  /** In lists and as titles, so it begins with a capital. */
  currencyName: (code) => {
    const name = currencies.of(code);
    return name && `${name.charAt(0).toLocaleUpperCase('fr')}${name.slice(1)}`;
  },
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: zoneNameOf('fr'),
  moment: (parts) => parts.join(', '),
};
