import type * as english from '#domain/shared/language-copy.ts';
import { capital } from '#languages/it/letters.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

/** `Intl` writes it as at the beginning of a line; here it follows a time. */
const zoneName = zoneNameOf('it');

export const languageCopy: Words<typeof english.languageCopy> = {
  tag: 'it',
  currencyName: (code) => new Intl.DisplayNames('it', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${capital(name)} (${code})`,
  timeOf: (zone) => zoneName(zone).replace(/^./u, (first) => first.toLowerCase()),
  moment: (parts) => parts.join(', '),
};
