import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english.failurePagesCopy> = {
  fileTitle: 'Non è stato possibile aprire il file',
  pageTitle: 'Al momento questa pagina non si può mostrare',
  nothingTitle: 'A questo indirizzo non c’è nulla',
  sentence: (title) => `${title}.`,
  toAdmin: 'Vai all’amministrazione del negozio',
  toShop: 'Vai al negozio',
};
