import type { Words } from '#languages/kit/words.ts';
import type {
  countryCopy as englishCountryCopy,
  goLiveCopy as englishGoLiveCopy,
  offerCopy as englishOfferCopy,
} from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof englishGoLiveCopy> = {
  title: 'Activer les paiements réels ?',
  text: [
    'Vous faites vérifier votre entreprise pour un compte réel. Le bac à sable reste tel quel jusqu’à ce que ce compte puisse accepter des paiements.',
    'Ensuite, les paiements sont réels. Les paiements de test sont mis de côté avec le bac à sable ; leurs commandes restent dans votre boutique, marquées comme tests, avec ce qui a été noté de chaque paiement.',
    'Préparez les informations de votre entreprise, une pièce d’identité et votre compte bancaire.',
  ],
  cancel: 'Annuler',
  confirm: 'Activer les paiements réels',
};

export const offerCopy: Words<typeof englishOfferCopy> = {
  offer: 'Offre à durée limitée',
  note: 'Appliquée quand vous configurez les paiements réels.',
  terms: 'Conditions de l’offre',
  failed:
    'Une erreur s’est produite lors de l’application de la promotion. Si le problème persiste, contactez le support',
};

export const countryCopy: Words<typeof englishCountryCopy> = {
  title: 'Votre pays n’est pas encore pris en charge',
  text: (country) =>
    `Les paiements ne sont pas encore proposés dans ce pays : ${country}. Vous pouvez continuer si votre entreprise est enregistrée dans un autre pays pris en charge.`,
};
