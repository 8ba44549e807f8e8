import type * as english from '#domain/settings/currency-catalogue-copy.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('nl', { type: 'currency', fallback: 'none' });

export const currencyCatalogueCopy: Words<typeof english.currencyCatalogueCopy> = {
  name: (code) => (/^[a-z]{3}$/i.test(code) ? names.of(code) : undefined),
};
