import type { Words } from '#languages/kit/words.ts';
import type { storeLanguageCopy as english } from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english> = {
  title: 'Idioma',
  text: 'Vale para a loja, para os e-mails aos clientes e para quem não escolheu um idioma próprio.',
  label: 'Idioma da loja',
  help: 'Quem entra na administração pode escolher outro no menu da conta. É salvo assim que você altera.',
  byBrowser: 'O do navegador do visitante',
  saved: 'O idioma da loja foi salvo.',
  notSaved: 'O idioma da loja não foi salvo.',
};
