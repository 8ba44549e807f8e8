import type { Words } from '#languages/kit/words.ts';
import type { storeLanguageCopy as english } from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english> = {
  title: 'Idioma',
  text: 'El que ven la tienda, sus correos a los clientes y las personas que no han elegido otro.',
  label: 'Idioma de la tienda',
  help: 'Quien inicia sesión puede elegir otro en el menú de su cuenta. Se guarda en cuanto lo cambias.',
  byBrowser: 'El del navegador del visitante',
  saved: 'El idioma de la tienda está guardado.',
  notSaved: 'El idioma de la tienda no se ha guardado.',
};
