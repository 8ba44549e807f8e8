import { currenciesCopy } from '#languages/fr/web/blocks/currencies/currencies-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySetupCopy as english } from '#web/features/multi-currency-setup/multi-currency-setup-copy.ts';

export const multiCurrencySetupCopy: Words<typeof english> = {
  title: 'Configurer plusieurs devises',
  lead: 'Permettez aux clients de voir les prix et de payer dans la devise qu’ils connaissent. Vos virements sont dans la vôtre.',
  steps: {
    'add-currencies': 'Ajouter des devises',
    'multi-currency-settings': 'Vérifier les paramètres',
    'setup-complete': 'Configuration terminée',
  },
  addText: (enabled) =>
    enabled > 1
      ? `Votre boutique vend déjà dans ${currenciesCopy.currenciesInWords(enabled)}. Choisissez-en d’autres, ou continuez.`
      : 'Choisissez les devises dans lesquelles vos clients peuvent payer. Les taux sont tenus à jour pour vous.',
  reviewText:
    'Décidez comment est choisie la devise des visiteurs. Vous pourrez le changer plus tard dans les paramètres.',
  continue: 'Continuer',
  back: 'Retour',
  completeText: (enabled) =>
    `Votre boutique vend maintenant dans ${currenciesCopy.currenciesInWords(enabled)}. Taux, arrondi et prix psychologique se règlent pour chacune.`,
  notRemembered:
    'La configuration est terminée, mais cela n’a pas pu être noté. Cette page peut réapparaître.',
  home: 'Retour à l’accueil',
  settings: 'Voir les paramètres multidevises',
};
