import type { Words } from '#languages/kit/words.ts';
import type { languageCopy as english } from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english> = {
  title: 'Idioma',
  lead: 'O que você digitou nesta página e ainda não salvou continua aqui.',
  automatic: 'O da loja ou o do seu navegador',
  notSaved: 'Seu idioma não foi salvo. Nada foi alterado.',
};
