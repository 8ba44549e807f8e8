import type { Words } from '#languages/kit/words.ts';
import type { onboardingCopy as english } from '#web/features/onboarding/onboarding-copy.ts';

export const onboardingCopy: Words<typeof english> = {
  brand: 'Countinghouse',
  steps: [
    { id: 'business', label: 'Entreprise' },
    { id: 'embedded', label: 'Vérification' },
  ],
  leave: 'Quitter',
  title: 'Parlez-nous de votre entreprise',
  lead: 'Six réponses. Elles déterminent ce que le prestataire de paiement demande ensuite ; vous ne voyez ainsi que ce qui vous concerne.',
  embeddedTitle: 'Vérification',
  continueTitle: 'Continuer l’inscription',

  country: 'Où votre entreprise est-elle immatriculée ?',
  countryHelp: 'Changer de pays efface le type d’entreprise.',
  countryPlaceholder: 'Choisissez un pays',
  type: 'De quel type d’entreprise s’agit-il ?',
  typeHelp: 'Choisissez d’abord un pays.',
  structure: 'Forme juridique',
  structurePlaceholder: 'Choisissez une forme',
  mcc: 'Que vendez-vous ?',
  mccPlaceholder: 'Rechercher des biens et services',
  revenue: 'Chiffre d’affaires annuel',
  revenuePlaceholder: 'Choisissez une tranche',
  revenues: {
    less_than_250k: 'Moins de 250 k$',
    from_250k_to_1m: '250 k$ – 1 M$',
    from_1m_to_20m: '1 M$ – 20 M$',
    from_20m_to_100m: '20 M$ – 100 M$',
    more_than_100m: 'Plus de 100 M$',
  },
  timeframe: 'Quand recevrez-vous le premier paiement ?',
  timeframePlaceholder: 'Choisissez un délai',
  timeframes: {
    already_live: 'Je vends déjà',
    within_1month: 'Dans le mois',
    from_1_to_3months: '1 à 3 mois',
    from_3_to_6months: '3 à 6 mois',
    more_than_6months: 'Plus de 6 mois',
  },
  back: 'Retour',
  next: 'Continuer',

  door: {
    verified: {
      title: 'Votre entreprise est vérifiée',
      text: 'Le prestataire de paiement ne demande rien de plus. La destination des virements et ce que les clients lisent de votre entreprise peuvent être modifiés ici.',
    },
    waiting: {
      title: 'Vos informations sont chez le prestataire de paiement',
      text: 'Il les examine en ce moment, rien ne peut donc être modifié. Vous serez de nouveau sollicité s’il manque quelque chose.',
    },
    closed: {
      title: 'Ce compte ne peut plus être modifié',
      text: 'Le prestataire de paiement l’a fermé. Vos anciens paiements, virements, litiges et documents vous restent accessibles.',
    },
  },
  toOverview: 'Aller à la vue d’ensemble',
  bank: 'Changer le compte bancaire',
  business: 'Ce que lisent les clients',

  fieldsFailed: 'Le formulaire n’a pas pu être chargé',
  finishing: 'Enregistrement de vos informations…',

  aside: 'La suite',
  events: [
    {
      id: 'details',
      icon: 'user',
      title: 'Vous : informations de l’entreprise',
      text: 'Environ 2 minutes.',
    },
    {
      id: 'verification',
      icon: 'shield',
      title: 'Vous : vérification',
      text: 'Propriétaire, pièce d’identité et compte bancaire, sur un formulaire du prestataire de paiement. Environ 8 minutes.',
    },
    {
      id: 'review',
      icon: 'clock',
      title: 'Prestataire de paiement : examen',
      text: 'Le plus souvent dans l’heure, parfois deux jours ouvrés.',
    },
  ],
  stopTitle: 'Vous pouvez vous arrêter à tout moment',
  stopText: 'Les réponses sont conservées sur cet appareil jusqu’à votre retour.',
};
