import type { Words } from '#languages/kit/words.ts';
import type { embeddedCopy as english } from '#web/blocks/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  unknownError: 'Erreur inconnue',
  missingKey: 'Clé publiable absente de la réponse de session',
  scriptFailed:
    'Le formulaire du prestataire de paiement n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
};
