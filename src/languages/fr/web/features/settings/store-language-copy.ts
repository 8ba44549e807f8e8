import type { Words } from '#languages/kit/words.ts';
import type { storeLanguageCopy as english } from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english> = {
  title: 'Langue',
  text: 'Celle de la boutique, de ses e-mails aux clients et des personnes qui n’en ont pas choisi.',
  label: 'Langue de la boutique',
  help: 'Toute personne qui se connecte peut en choisir une autre dans le menu de son compte. Enregistré dès que vous la changez.',
  byBrowser: 'Selon le navigateur du visiteur',
  saved: 'La langue de la boutique est enregistrée.',
  notSaved: 'La langue de la boutique n’a pas été enregistrée.',
};
