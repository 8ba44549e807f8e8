import type { browserFailuresCopy as english } from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in
      ? 'Votre compte ne permet pas de le faire. Adressez-vous à un administrateur de la boutique.'
      : 'Connectez-vous pour le faire.',
  wcpay_server_error: 'Une erreur inattendue s’est produite. Réessayez plus tard.',
  wcpay_unavailable: 'Le serveur est occupé. Réessayez dans un instant.',
  network_unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  network_timeout: 'Le serveur a mis trop de temps à répondre. Réessayez dans un instant.',
  reply_not_understood:
    'Le serveur a répondu d’une façon que cette page ne comprend pas. Rechargez la page et réessayez.',
};
