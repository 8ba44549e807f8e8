import type { Words } from '#languages/kit/words.ts';
import type { accountTopics as english } from '#web/features/help/account-topics-copy.ts';

export const accountTopics: Words<typeof english> = {
  verification: {
    title: 'La vérification de votre entreprise',
    lead: 'Le prestataire de paiement doit savoir qui est payé. Il demande des informations sur l’entreprise et sur les personnes qui la dirigent.',
    sections: [
      {
        title: 'Ce qu’il faut préparer',
        text: ['Ce dont vous avez besoin dépend de votre pays et du type d’entreprise.'],
        points: [
          'Pour le propriétaire : nom, date de naissance, adresse personnelle, et un numéro d’identification personnel ou une pièce d’identité.',
          'Pour l’entreprise : raison sociale, adresse, numéro d’immatriculation ou fiscal, site web et numéro de téléphone.',
          'Un compte bancaire au nom de l’entreprise.',
        ],
      },
      {
        title: 'Combien de temps cela prend',
        text: [
          'Remplir le formulaire prend une dizaine de minutes. La plupart des contrôles se font aussitôt ; un document qu’une personne doit lire peut prendre deux jours ouvrés.',
          'Pendant que le prestataire vérifie, vous n’avez rien à faire. La carte du compte indique qui attend qui.',
        ],
      },
      {
        title: 'Quand quelque chose est refusé',
        text: [
          'Le motif est affiché avec l’information concernée. Corrigez cette information et renvoyez-la ; rien d’autre n’est à refaire.',
          'Un document doit être en cours de validité, en couleur, avec ses quatre coins visibles, et ne pas dépasser 10 Mo.',
        ],
      },
    ],
    see: ['account-status', 'early-selling', 'https'],
  },
  'account-status': {
    title: 'Ce que signifie l’état du compte',
    lead: 'L’état indique si vous pouvez accepter des paiements, si vous recevez vos virements, et qui doit agir.',
    sections: [
      {
        title: 'Les états',
        text: [],
        points: [
          'Complet ou Activé : paiements et virements fonctionnent.',
          'En attente : le prestataire vérifie ce que vous avez envoyé.',
          'Bientôt restreint : il manque quelque chose. Les paiements fonctionnent jusqu’à la date indiquée.',
          'Partiellement restreint : les paiements fonctionnent, les virements attendent une action de votre part.',
          'Restreint : les paiements attendent une action de votre part.',
          'En cours d’examen : le prestataire examine le compte. Sa décision vous est communiquée.',
          'Refusé : le compte ne peut pas être utilisé. Le prestataire conserve l’argent qui reste pour les remboursements et les litiges, et décide quand le reste est viré. L’historique du compte vous reste accessible.',
        ],
      },
      {
        title: 'Votre historique reste accessible',
        text: [
          'Quel que soit l’état, vous pouvez ouvrir les transactions, virements, litiges et documents, et les exporter.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  'early-selling': {
    title: 'Vendre avant la fin de la vérification',
    lead: 'Certaines nouvelles boutiques peuvent accepter des paiements avant que toutes les informations soient vérifiées.',
    sections: [
      {
        title: 'Jusqu’où cela va',
        text: [
          'Vous pouvez vendre jusqu’à 5 000 $ de ventes ou jusqu’à 30 jours après votre premier paiement, selon ce qui arrive en premier.',
          'Les virements commencent une fois le compte bancaire et les informations restantes vérifiés. D’ici là, l’argent attend dans votre solde.',
        ],
      },
      {
        title: 'Quand la limite est atteinte',
        text: [
          'Les nouveaux paiements s’arrêtent jusqu’à ce que les informations soient complètes. Rien de ce que vous avez gagné n’est perdu.',
        ],
      },
    ],
    see: ['verification', 'payout-schedule'],
  },
  sandbox: {
    title: 'Le bac à sable',
    lead: 'Un compte bac à sable se comporte comme un vrai, avec de l’argent qui n’existe pas.',
    sections: [
      {
        title: 'À quoi il sert',
        text: [
          'Construire une boutique pour quelqu’un d’autre, se former, ou essayer des paramètres avant que les clients les voient. Aucune information sur l’entreprise n’est nécessaire.',
          'Les vraies cartes sont refusées. Les paiements, litiges et virements du bac à sable ne touchent jamais une banque.',
        ],
      },
      {
        title: 'Passer en mode réel',
        text: [
          'Activer les paiements réels lance la vérification de la véritable entreprise. Le bac à sable reste jusqu’à ce que le compte réel puisse accepter des paiements ; ses paiements de test sont alors mis de côté, et ses commandes restent dans votre boutique.',
        ],
      },
    ],
    see: ['test-mode', 'verification'],
  },
  'test-mode': {
    title: 'Le mode test',
    lead: 'Avec un compte réel, le mode test vous permet de passer des commandes avec des cartes de test. Les clients ne peuvent pas payer tant qu’il est activé.',
    sections: [
      {
        title: 'L’activer',
        text: [
          'Le mode test est un paramètre des paiements. Une étiquette en haut de chaque page indique qu’il est activé.',
          'Les paiements de test ont leur propre liste : ce que vous faites en mode test ne se mélange jamais aux vrais paiements.',
        ],
      },
      {
        title: 'Cartes de test',
        text: [
          'Le numéro 4242 4242 4242 4242, avec une date à venir et trois chiffres au choix, permet de payer. D’autres numéros de test sont refusés ou donnent un litige.',
        ],
      },
    ],
    see: ['sandbox'],
  },
  'site-connection': {
    title: 'La connexion de votre site',
    lead: 'La boutique communique avec le prestataire de paiement par une connexion qui appartient à votre site et à votre compte.',
    sections: [
      {
        title: 'Reconnecter',
        text: [
          'Une connexion peut se perdre quand le site déménage ou quand la personne qui l’a connecté s’en va. Reconnectez-vous depuis la vue d’ensemble ; le compte reste le même.',
        ],
      },
      {
        title: 'Mode sans échec',
        text: [
          'Une copie d’un site (de préproduction, par exemple) ne doit pas agir comme l’original. En mode sans échec, rien n’est envoyé avant que vous disiez lequel des deux est le vrai.',
        ],
      },
    ],
    see: ['https', 'verification'],
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Ce que vous et le prestataire de paiement vous promettez mutuellement quand vous connectez un compte.',
    sections: [
      {
        title: 'En bref',
        text: [
          'Le prestataire de paiement encaisse les paiements pour vous, garde ses frais et vire le reste sur votre compte bancaire.',
        ],
        points: [
          'Vous ne vendez que ce que vous avez le droit de vendre, et vous répondez à vos clients.',
          'Vous donnez des informations exactes sur le propriétaire et l’entreprise, et les tenez à jour.',
          'Les frais sont affichés avant que vous les acceptiez et sur chaque paiement.',
          'Chaque partie peut mettre fin au compte ; ce qui a été gagné est viré.',
        ],
      },
    ],
    see: ['verification', 'privacy', 'fees'],
  },
  https: {
    title: 'Pourquoi HTTPS est nécessaire',
    lead: 'Les formulaires du prestataire de paiement ne s’ouvrent que sur des pages servies en HTTPS.',
    sections: [
      {
        title: 'Que faire',
        text: [
          'Demandez un certificat à votre hébergeur ; la plupart en donnent un gratuitement. Réglez ensuite l’adresse de la boutique sur https:// et ouvrez de nouveau cette page.',
          'Sur votre propre ordinateur, utilisez le bac à sable : il n’a pas besoin de HTTPS.',
        ],
      },
    ],
    see: ['sandbox', 'verification'],
  },
};
