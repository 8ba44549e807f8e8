import type { languageCopy as english } from '#domain/shared/language-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const languageCopy: Words<typeof english> = {
  tag: 'pt-BR',
  currencyName: (code) => new Intl.DisplayNames('pt-BR', { type: 'currency', fallback: 'none' }).of(code),
  currencyChoice: (name, code) => `${name} (${code})`,
  timeOf: (place) => `horário de ${place}`,
};
