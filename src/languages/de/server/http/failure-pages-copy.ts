import type { Words } from '#languages/kit/words.ts';
import type { failurePagesCopy as english } from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english> = {
  fileTitle: 'Die Datei konnte nicht geöffnet werden',
  pageTitle: 'Diese Seite kann gerade nicht angezeigt werden',
  nothingTitle: 'Unter dieser Adresse gibt es nichts',
  sentence: (title) => `${title}.`,
  toAdmin: 'Zur Shop-Verwaltung',
  toShop: 'Zum Shop',
};
