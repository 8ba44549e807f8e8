import type { Words } from '#languages/kit/words.ts';
import type { failurePagesCopy as english } from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english> = {
  fileTitle: 'Não foi possível abrir o arquivo',
  pageTitle: 'Não é possível mostrar esta página agora',
  nothingTitle: 'Não há nada neste endereço',
  sentence: (title) => `${title}.`,
  toAdmin: 'Ir para a administração da loja',
  toShop: 'Ir para a loja',
};
