import type { proofFailuresCopy as english } from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english> = {
  rest_proof_needed:
    'Vous avez confirmé votre identité il y a plus de 15 minutes. Confirmez-la de nouveau, puis réessayez.',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'Votre mot de passe est correct. Passez maintenant à la seconde étape : un code ou une clé d’accès.'
      : 'Votre rôle exige une seconde étape, et vous n’en avez pas encore. Connectez-vous sur la page de connexion pour la configurer.',
  sign_in_step_over:
    'Cela a pris trop de temps, ou s’est terminé ailleurs. Reprenez la connexion depuis le début.',
  code_wrong:
    'Ce code est faux, ou il a déjà servi. Attendez que l’application affiche le suivant, ou utilisez un code de récupération.',
  passkey_refused: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez un autre moyen.',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'Les clés d’accès sont liées à un nom de domaine, et cette boutique s’ouvre par une adresse IP. La personne qui gère le serveur doit définir PUBLIC_URL sur un nom.'
      : 'Les clés d’accès nécessitent https. La personne qui gère le serveur doit placer la boutique derrière https et définir PUBLIC_URL sur cette adresse.',
  factor_missing: 'Ce n’est plus configuré. Rechargez la page pour voir ce qui l’est.',
  factor_reset_over:
    'Il n’y a pas de réinitialisation à annuler : elle a eu lieu, ou elle a déjà été annulée.',
  factor_not_begun: 'Cela a pris trop de temps. Recommencez.',
  factor_demanded: 'Votre rôle exige un second facteur, et c’est votre dernier. Ajoutez-en d’abord un autre.',
  factor_key_missing:
    'Les codes ne peuvent pas être vérifiés : le serveur ne trouve pas la clé qui les protège. Utilisez une clé d’accès, ou adressez-vous à la personne qui gère le serveur (npm run people -- reset-factor).',
  person_needed: 'Seule une personne connectée peut le faire, pas une clé API.',
  session_missing: 'Cette session est déjà fermée.',
  password_link_over: 'Ce lien a déjà servi, date de plus d’une heure, ou un plus récent a été envoyé.',
};
