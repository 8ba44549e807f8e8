import type { Words } from '#languages/kit/words.ts';
import type { shellCopy as english } from '#web/app/shell-copy.ts';

export const shellCopy: Words<typeof english> = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  menuLabel: 'Administration de la boutique',
  payments: 'Paiements',
  settings: 'Paramètres',

  inbox: 'Boîte de réception',
  account: (name) => `Compte : ${name}`,

  theme: 'Thème',
  themeNow: (theme) => `Thème : ${theme}`,
  chosen: 'Choisi',
  themes: { light: 'Clair', dark: 'Sombre', system: 'Comme le système' },

  modes: { test: 'Mode test', sandbox: 'Bac à sable', simulator: 'Simulateur' },

  search: 'Rechercher paiements, commandes, clients',
  searchTitle: 'Rechercher',

  offlineTitle: 'Vous êtes hors ligne.',
  offline:
    'Ce que vous voyez n’est peut-être plus à jour. Votre saisie reste ici ; enregistrez-la une fois la connexion revenue.',

  failed:
    'Une erreur s’est produite à l’affichage de cette vue. Si le problème persiste, contactez le support.',
  failedReload: 'Recharger cette vue',

  notFoundTitle: 'Page introuvable',
  refusedTitle: 'Vous ne pouvez pas ouvrir cet espace',
  arrived: (title) => `${title}. Page ouverte.`,
};
