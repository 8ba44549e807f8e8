import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english.failurePagesCopy> = {
  fileTitle: 'Het bestand kon niet worden geopend',
  pageTitle: 'Deze pagina kan nu niet worden getoond',
  nothingTitle: 'Op dit adres is niets te vinden',
  sentence: (title) => `${title}.`,
  toAdmin: 'Naar het winkelbeheer',
  toShop: 'Naar de winkel',
};
