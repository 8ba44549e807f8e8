import type { Words } from '#languages/kit/words.ts';
import type { failurePagesCopy as english } from '#server/http/failure-pages-copy.ts';

export const failurePagesCopy: Words<typeof english> = {
  fileTitle: 'Le fichier n’a pas pu être ouvert',
  pageTitle: 'Cette page ne peut pas être affichée maintenant',
  nothingTitle: 'Il n’y a rien à cette adresse',
  sentence: (title) => `${title}.`,
  toAdmin: 'Aller à l’administration de la boutique',
  toShop: 'Aller à la boutique',
};
