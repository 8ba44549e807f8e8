import type * as english from '#domain/shared/language-copy.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const languageCopy: Words<typeof english.languageCopy> = {
  tag: 'nl',
  currencyName: (code) => new Intl.DisplayNames('nl', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: zoneNameOf('nl'),
  moment: (parts) => parts.join(', '),
};
