import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { connectCopy as english } from '#web/features/connect/connect-copy.ts';

export const connectCopy: Words<typeof english> = {
  greeting: (name) =>
    name ? `Bonjour ${name}, recevez vos premiers paiements` : 'Recevez vos premiers paiements',
  title: 'Acceptez des paiements dans votre propre boutique',
  lead: 'Cartes et moyens locaux, dans les devises de vos clients. Votre argent, vos frais et vos virements au même endroit, et chaque virement tombe juste.',
  methods: 'Moyens de paiement',
  more: (count) => `+ ${count}`,
  moreLabel: (count) =>
    plural(count, {
      one: `${count} autre moyen de paiement`,
      other: `${count} autres moyens de paiement`,
    }),
  payouts: 'Virements',
  payoutsValue: 'Automatiques, quotidiens',
  capture: 'Capture des paiements',
  captureValue: 'À la commande',
  recurring: 'Paiements récurrents',
  recurringValue: 'Pris en charge',
  verifyTitle: 'Vous ferez vérifier les informations de votre entreprise',
  verifyText: 'Cela prend une dizaine de minutes, et vous pouvez vous arrêter et revenir.',
  verifyLink: 'Ce qu’il vous faut',
  primary: {
    connect_store: 'Connecter votre boutique',
    verify: 'Faire vérifier votre entreprise',
    finish: 'Terminer la vérification de votre entreprise',
    overview: 'Aller à la vue d’ensemble',
  },
  terms: (terms, privacy) => `En continuant, vous acceptez les ${terms} et la ${privacy}.`,
  termsLink: 'conditions d’utilisation',
  privacyLink: 'politique de confidentialité',
  reset: 'Réinitialiser le compte',

  incomplete: 'Terminez la configuration pour accepter des paiements.',
  sandboxFailed:
    'Une erreur s’est produite lors de la configuration de votre compte bac à sable. Réessayez !',
  paused:
    'La création de nouveaux comptes est temporairement suspendue. Rien d’autre n’est touché dans votre boutique. Revenez dans quelques jours.',
  connected: 'Votre compte de paiement est connecté',
  verifying: 'Votre compte réel est en cours de vérification',
  connectedText:
    'Les paiements, les virements et ce dont le compte a encore besoin se trouvent dans la vue d’ensemble.',
  notConnected: 'Votre compte n’a pas été connecté. Rien n’a été perdu : reprenez où vous en étiez.',
  saved: 'Vos pages terminées sont enregistrées',
  besideSandbox: 'Votre compte réel n’est pas terminé',
  besideSandboxText:
    'Le bac à sable reste tel quel jusqu’à ce que le compte réel puisse accepter des paiements.',

  needsTitle: 'La vérification de votre entreprise',
  needsLead:
    'La loi impose aux prestataires de paiement de savoir qui ils paient. Le prestataire vérifie ces informations ; nous ne gardons jamais vos documents.',
  needsOwner: 'Sur le propriétaire',
  needsOwnerText:
    'Nom, adresse personnelle, date de naissance, un numéro d’identité, et une photo d’un passeport ou d’une carte d’identité.',
  needsBusiness: 'Sur l’entreprise',
  needsBusinessText: 'Raison sociale, type d’entreprise, numéro fiscal ou d’immatriculation, site web.',
  needsBank: 'Un compte bancaire',
  needsBankText: 'Où les virements doivent aller. Il doit être au nom du propriétaire ou de l’entreprise.',
  close: 'Fermer',

  countryContinue: 'Continuer',
  cancel: 'Annuler',

  resetTitle: 'Réinitialiser le compte ?',
  resetText:
    'Vous recommencez avec un nouveau compte. Les paiements de test et les informations saisies ne sont plus affichés ; les commandes restent dans votre boutique.',
  resetAction: 'Réinitialiser le compte',

  sandboxTitle: 'Je configure une boutique pour quelqu’un d’autre.',
  sandboxText:
    'Essayez tout avec des paiements de test : pas de contrôle d’identité, pas d’argent réel. Le propriétaire fera vérifier l’entreprise plus tard ; les données du bac à sable restent à part.',
  sandboxAction: 'Activer le bac à sable',
  sandboxTry: 'Essayer dans un bac à sable',
  loaderTitle: 'Finalisation de la configuration des paiements',
  loaderText: 'Votre compte bac à sable est en cours de création. Cela prend quelques secondes.',

  atHand: 'Ce qu’il faut préparer',
  who: 'Qui fait quoi',
  steps: [
    {
      id: 'you',
      icon: 'user',
      title: 'Vous',
      text: 'Remplissez les informations de l’entreprise, environ 10 minutes',
    },
    {
      id: 'company',
      icon: 'shield',
      title: 'Prestataire de paiement',
      text: 'Les vérifie, le plus souvent dans l’heure',
    },
    {
      id: 'bank',
      icon: 'payout',
      title: 'Banque',
      text: 'Reçoit le premier virement environ 7 jours après la première vente',
    },
  ],
};
