import type { Words } from '#languages/kit/words.ts';
import type { failurePagesCopy as english } from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english> = {
  fileTitle: 'No se ha podido abrir el archivo',
  pageTitle: 'Esta página no se puede mostrar ahora',
  nothingTitle: 'No hay nada en esta dirección',
  sentence: (title) => `${title}.`,
  toAdmin: 'Ir a la administración de la tienda',
  toShop: 'Ir a la tienda',
};
