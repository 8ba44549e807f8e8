import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const languageCopy: Words<typeof english> = {
  tag: 'de',
  currencyName: (code) => new Intl.DisplayNames('de', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: zoneNameOf('de'),
  moment: (parts) => parts.join(', '),
};
