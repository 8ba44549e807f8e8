import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { currenciesCopy as english } from '#web/blocks/currencies/currencies-copy.ts';

const NUMBERS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

const currenciesInWords = (count: number) =>
  `${NUMBERS[count] ?? count} ${plural(count, { one: 'devise', other: 'devises' })}`;

export const currenciesCopy: Words<typeof english> = {
  loadFailed: 'Erreur lors du chargement des devises.',
  settingsLoadFailed: 'Erreur lors du chargement des paramètres de la boutique.',
  enabled: 'Devises activées mises à jour.',
  enableFailed: 'Erreur lors de la mise à jour des devises activées.',
  storeSaved: 'Paramètres de la boutique enregistrés.',
  storeSaveFailed: 'Erreur lors de l’enregistrement des paramètres de la boutique.',

  search: 'Rechercher une devise',
  searchPlaceholder: 'Nom, code ou symbole',
  recommended: 'Recommandées',
  others: 'Toutes les autres devises',
  found: (count) => `${currenciesInWords(count)} ${plural(count, { one: 'trouvée', other: 'trouvées' })}`,
  noneFound: 'Aucune devise ne correspond. Essayez son code à trois lettres.',
  allAdded: 'Votre boutique vend déjà dans toutes les devises que votre compte accepte.',
  add: (count) => (count === 0 ? 'Ajouter des devises' : `Ajouter ${currenciesInWords(count)}`),
  currenciesInWords,

  auto: 'Afficher les prix dans la devise du visiteur',
  autoHelp:
    'D’après le pays indiqué par son navigateur, si votre boutique vend dans sa devise. Le visiteur en est informé et peut en changer.',
  switcher: 'Ajouter un sélecteur de devise à votre boutique',
  switcherHelp: 'Il se trouve en haut de chaque page du thème Storefront.',
  preview: 'Aperçu',
  previewTitle: 'Aperçu de votre boutique',
  previewText:
    'Votre boutique telle qu’un visiteur la verrait avec ces paramètres. Rien n’est encore enregistré.',
};
