import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import { zoneNameOf } from '#languages/kit/speech.ts';
import type { Words } from '#languages/kit/words.ts';

/** `Intl` writes it as at the beginning of a line; here it follows a time. */
const zoneName = zoneNameOf('pt-BR');

export const languageCopy: Words<typeof english> = {
  tag: 'pt-BR',
  currencyName: (code) => new Intl.DisplayNames('pt-BR', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: (zone) => zoneName(zone).replace(/^.| Padrão\b/gu, (large) => large.toLowerCase()),
  moment: (parts) => parts.join(', '),
};
