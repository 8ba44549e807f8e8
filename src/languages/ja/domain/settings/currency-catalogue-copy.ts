import type { currencyCatalogueCopy as english } from '#domain/settings/currency-catalogue-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('ja', { type: 'currency', fallback: 'none' });

export const currencyCatalogueCopy: Words<typeof english> = {
  name: (code) => names.of(code),
};
