import type { Words } from '#languages/kit/words.ts';
import type { helpCopy as english } from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english> = {
  title: 'Aide',
  lead: 'Des réponses courtes sur les paiements, les virements, les litiges et les paramètres.',
  see: 'À lire ensuite',
  notFoundTitle: 'Cette page d’aide n’existe pas',
  notFound: 'Le lien est peut-être ancien. Toutes les rubriques sont sur la page d’aide.',
  allTopics: 'Toutes les rubriques',
  keyboard: 'Clavier',
  keyboardText:
    'Recherchez, changez de page et plus encore sans la souris. Appuyez n’importe où sur « ? » pour voir la liste.',
  showKeys: 'Afficher les raccourcis clavier',
  groups: {
    account: 'Votre compte',
    money: 'Paiements et virements',
    risk: 'Litiges et fraude',
    setUp: 'Paramètres et outils',
  },
};
