import type { currencyCatalogueCopy as english } from '#domain/settings/currency-catalogue-copy.ts';
import { languageCopy } from '#languages/fr/domain/shared/language-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const currencyCatalogueCopy: Words<typeof english> = {
  name: languageCopy.currencyName,
};
