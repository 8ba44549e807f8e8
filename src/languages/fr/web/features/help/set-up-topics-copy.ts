import { feesTopic } from '#languages/fr/web/features/help/fees-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type { setUpTopics as english } from '#web/features/help/set-up-topics-copy.ts';

export const setUpTopics: Words<typeof english> = {
  fees: feesTopic,
  'payment-methods': {
    title: 'Les moyens de paiement',
    lead: 'Les cartes fonctionnent partout. Les moyens locaux et le paiement en plusieurs fois touchent les clients qui ne paient pas par carte.',
    sections: [
      {
        title: 'En activer un',
        text: [
          'Certains moyens nécessitent l’accord du prestataire, ou quelques informations de plus. D’ici là, ils sont marqués en attente et les clients ne les voient pas.',
          'Un moyen n’apparaît sur la page de paiement qu’aux clients dont il accepte le pays et la devise.',
        ],
      },
    ],
    see: ['express-checkouts', 'multi-currency', 'fees'],
  },
  'express-checkouts': {
    title: 'Les paiements express',
    lead: 'Des boutons qui paient avec ce que le téléphone ou le navigateur du client connaît déjà.',
    sections: [
      {
        title: 'Où se trouvent les boutons',
        text: [
          'Sur les pages produit, dans le panier et sur la page de paiement, à votre choix. Leur texte, leur taille et leur thème se règlent ; un aperçu les montre.',
          'Ils nécessitent HTTPS et n’apparaissent que sur les appareils compatibles.',
        ],
      },
    ],
    see: ['payment-methods', 'https'],
  },
  'multi-currency': {
    title: 'Vendre en plusieurs devises',
    lead: 'Les clients voient et paient les prix dans leur propre devise ; vos virements sont dans la vôtre.',
    sections: [
      {
        title: 'Taux',
        text: [
          'Les taux automatiques sont actualisés plusieurs fois par jour ; un taux manuel reste jusqu’à ce que vous le changiez. L’arrondi et un prix psychologique donnent au résultat l’allure d’un prix.',
        ],
      },
      {
        title: 'Conversion',
        text: [
          'Un paiement dans une autre devise est converti lors de son encaissement. Le taux et ses frais figurent sur le paiement.',
        ],
      },
    ],
    see: ['fees', 'transactions'],
  },
  'statement-descriptor': {
    title: 'Le nom sur les relevés bancaires',
    lead: 'Ce que les clients lisent sur leur relevé. Un nom connu évite des litiges.',
    sections: [
      {
        title: 'Ce qui est permis',
        text: [
          '5 à 22 caractères avec au moins une lettre, et aucun des caractères < > \\ \' " *. Les boutiques au Japon le donnent aussi en kanji et en kana.',
        ],
      },
    ],
    see: ['disputes'],
  },
  subscriptions: {
    title: 'Les paiements récurrents',
    lead: 'Les abonnements se renouvellent avec la carte enregistrée par le client. Leurs commandes et paiements ressemblent à tous les autres.',
    sections: [
      {
        title: 'Quand un renouvellement échoue',
        text: ['La commande attend, le client est prévenu, et le paiement est retenté les jours suivants.'],
      },
    ],
    see: ['transactions', 'payment-methods'],
  },
  'time-zone': {
    title: 'Jours et fuseaux horaires',
    lead: 'Un seul fuseau décide de ce qu’est un jour : celui de la boutique.',
    sections: [
      {
        title: 'Où il compte',
        text: [
          'Dans les listes, les filtres, les dates limites, les graphiques et les fichiers. Le fuseau est nommé là où l’on pourrait hésiter. Celui de votre ordinateur ne joue aucun rôle.',
        ],
      },
    ],
    see: ['exports', 'transactions'],
  },
  'api-keys': {
    title: 'Les clés API',
    lead: 'Une clé permet à un programme de lire ou de modifier les données de la boutique en votre nom.',
    sections: [
      {
        title: 'En utiliser une',
        text: [
          'Envoyez la clé comme nom d’utilisateur et le secret comme mot de passe (HTTP Basic) aux adresses sous /wp-json. Une clé de lecture ne peut rien modifier.',
          'Le secret est affiché une seule fois. Vous l’avez perdu ? Révoquez la clé et créez-en une autre.',
          'Une clé peut faire ce que peut faire aujourd’hui la personne pour qui elle agit, ou moins : choisissez tâche par tâche, et quand elle expire. Une clé qui ne fait que proposer ne fait rien d’elle-même ; une personne approuve ce qu’elle demande.',
        ],
      },
      {
        title: 'Si une clé fuite',
        text: ['Révoquez-la aussitôt. Elle cesse de fonctionner à la requête suivante.'],
      },
    ],
    see: ['exports'],
  },
  privacy: {
    title: 'Ce qui est suivi',
    lead: 'L’usage des pages et des boutons de cette administration est compté, pour l’améliorer.',
    sections: [
      {
        title: 'Où vont ces données',
        text: [
          'Nulle part. Ces statistiques restent 90 jours dans la base de données de cette boutique et peuvent être désactivées dans les options de la boutique.',
        ],
      },
    ],
    see: [],
  },
};
