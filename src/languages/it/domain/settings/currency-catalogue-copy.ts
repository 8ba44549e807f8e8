import type * as english from '#domain/settings/currency-catalogue-copy.ts';
import { capital } from '#languages/it/letters.ts';
import type { Words } from '#languages/kit/words.ts';

const names = new Intl.DisplayNames('it', { type: 'currency', fallback: 'none' });

export const currencyCatalogueCopy: Words<typeof english.currencyCatalogueCopy> = {
  name: (code) => {
    const name = /^[a-z]{3}$/i.test(code) ? names.of(code) : undefined;
    return name === undefined ? undefined : capital(name);
  },
};
