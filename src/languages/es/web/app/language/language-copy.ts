import type { Words } from '#languages/kit/words.ts';
import type { languageCopy as english } from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english> = {
  title: 'Idioma',
  lead: 'Lo que has escrito en esta página sin guardar se conserva.',
  automatic: 'El de la tienda o el de tu navegador',
  notSaved: 'Tu idioma no se ha guardado. No se ha cambiado nada.',
};
