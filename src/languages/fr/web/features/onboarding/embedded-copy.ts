import type { Words } from '#languages/kit/words.ts';
import type { embeddedStepCopy as english } from '#web/features/onboarding/embedded-copy.ts';

export const embeddedStepCopy: Words<typeof english> = {
  loading: 'Chargement du formulaire de vérification',
  needsHttps:
    'L’activation des paiements par notre partenaire financier nécessite HTTPS et ne peut pas se terminer à cette adresse.',
  learnMore: 'En savoir plus',
  cancel: 'Annuler',
  failed: 'Le formulaire de vérification n’a pas pu être ouvert',
  tooSlow:
    'Le formulaire du prestataire de paiement n’est pas apparu. Vérifiez votre connexion et réessayez.',
  openElsewhere: (country) => `Votre compte est ouvert dans ce pays : ${country}`,
  countryStays:
    'Le pays d’un compte ne peut plus être changé une fois le compte ouvert ; celui que vous venez de choisir n’est donc pas utilisé.',
  finishing: 'Enregistrement de vos informations…',
  back: 'Retour au début',
  elsewhere: 'Sur la page du prestataire de paiement',
  elsewhereText:
    'Le même formulaire peut être rempli sur une page de votre prestataire de paiement. Vous revenez ensuite ici.',
  elsewhereOpen: 'Continuer là-bas',
};
