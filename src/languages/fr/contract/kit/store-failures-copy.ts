import type { storeFailuresCopy as english } from '#contract/kit/store-failures-copy.ts';
import { listed } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const storeFailuresCopy: Words<typeof english> = {
  store_unavailable: 'Votre boutique ne répond pas. Réessayez plus tard.',
  store_slow: 'Votre boutique a mis trop de temps à répondre. Réessayez plus tard.',
  store_rate_limited: 'Votre boutique a reçu trop de requêtes à la fois. Réessayez dans un instant.',
  store_key_refused: 'Votre boutique refuse notre clé.',
  store_permission_missing: 'Notre clé pour votre boutique ne permet pas de le faire.',
  store_clock_off: 'Votre boutique et ce serveur n’ont pas la même heure.',
  store_moved: ({ to }) =>
    to === '' ? 'Votre boutique a changé d’adresse.' : `Votre boutique se trouve maintenant ici : ${to}.`,
  store_rest_missing: 'Il n’y a pas de boutique à l’adresse qui nous a été donnée.',
  store_no_data: 'Un intermédiaire devant votre boutique répond par une page au lieu des données demandées.',
  store_answer_broken: 'La réponse de votre boutique s’est interrompue au milieu.',
  store_answer_too_large: ({ most_mb }) => `Votre boutique a répondu avec plus de ${most_mb} Mo à la fois.`,
  store_refused: ({ reason }) => `Votre boutique l’a refusé : ${reason}`,
  store_decides: ({ orders }) =>
    orders.length === 1
      ? `La commande ${orders[0]} n’est pas entièrement payée ici, et la terminer pourrait débiter le client. Ouvrez-la dans votre boutique et décidez là-bas.`
      : `Les commandes ${listed(orders)} ne sont pas entièrement payées ici, et les terminer pourrait débiter les clients. Ouvrez-les dans votre boutique et décidez là-bas.`,
  store_sells: 'Cette boutique est fermée : la vente a lieu dans la boutique rattachée.',
  store_private: 'Cette adresse mène à un réseau privé, où aucune requête n’est envoyée.',
  store_certificate: 'Le certificat de votre boutique n’est pas valide.',
  store_not_attached: 'Aucune boutique n’est rattachée. Saisissez d’abord son adresse et sa clé.',
  store_set_by_server:
    'Les réglages du serveur désignent la boutique. La personne qui gère le serveur peut la changer à cet endroit.',
  store_orders_here:
    'Cette base de données contient des commandes de la boutique intégrée. Démarrez le serveur avec une base vide et rattachez-y votre boutique.',
  store_other_attached: ({ url }) =>
    `Ce n’est pas la boutique ${url} : elle n’a aucune des commandes copiées. Détachez d’abord ${url}.`,
  store_orders_of_other: ({ url }) =>
    `Des paiements d’ici appartiennent à des commandes de ${url}, et les commandes de deux boutiques ne se mêlent jamais. Démarrez le serveur avec une base vide et rattachez-y l’autre boutique.`,
  store_check_failed:
    'Votre boutique n’a pas réussi toutes les vérifications, rien n’a donc été enregistré. Vérifiez de nouveau pour voir ce qui fait obstacle.',
  store_signature_invalid: 'Cette notification n’est pas signée avec le secret de votre boutique.',
  store_let_go:
    'La boutique de cette commande a été détachée. Rattachez-la sur la page de configuration, ou faites-le dans la boutique elle-même.',
};
