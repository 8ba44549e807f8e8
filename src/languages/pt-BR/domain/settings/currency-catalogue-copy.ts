import type { currencyCatalogueCopy as english } from '#domain/settings/currency-catalogue-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { languageCopy } from '#languages/pt-BR/domain/shared/language-copy.ts';

export const currencyCatalogueCopy: Words<typeof english> = {
  name: (code) => languageCopy.currencyName(code),
};
