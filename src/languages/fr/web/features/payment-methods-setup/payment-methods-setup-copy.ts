import { either, listed } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentMethodsSetupCopy as english } from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english> = {
  title: 'Ajouter d’autres moyens de paiement',
  lead: 'Proposez aux acheteurs les moyens de paiement qu’ils connaissent chez eux.',
  steps: {
    'add-payment-methods': 'Activer d’autres moyens de paiement',
    'setup-complete': 'Activation terminée',
  },
  loadFailed: 'Erreur lors du chargement des paramètres.',
  saveFailed: 'Erreur lors de l’enregistrement des paramètres.',
  text: 'Les cartes sont toujours acceptées. Choisissez ce que les acheteurs peuvent utiliser en plus.',
  popular: 'Moyens populaires',
  payLater: 'Paiement en plusieurs fois',
  nothing: 'Tous les moyens de paiement que votre compte peut proposer sont déjà activés.',
  locked:
    'Terminez d’abord la configuration de votre compte ; d’autres moyens de paiement pourront ensuite être activés.',
  required: 'Obligatoire.',
  checking: (label) => `Vérification de ${label}`,
  needsCurrency: (currencies) =>
    `Les acheteurs le voient dès que votre boutique vend en ${either(currencies)}.`,
  dimmed: 'Non proposé tant que les paiements sont capturés à la main.',
  continue: 'Continuer',
  requirementsTitle: (label) => `Activer ${label} ?`,
  requirementsText: (label) =>
    `Le prestataire de paiement demande ceci avant que les acheteurs puissent payer avec ${label} :`,
  requirementsAction: 'Continuer',
  enabled: (labels) => `Les acheteurs peuvent maintenant aussi payer avec ${listed(labels)}.`,
  unseen: (label) => `${label} est activé.`,
  waiting: (labels) =>
    `Demandé et pas encore actif : ${listed(labels)}. Le prestataire de paiement examine d’abord votre compte.`,
  toSettings: 'Voir les paramètres de paiement',
  toCurrencies: 'Voir les paramètres multidevises',
};
