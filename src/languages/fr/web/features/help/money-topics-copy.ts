import type { Words } from '#languages/kit/words.ts';
import type { moneyTopics as english } from '#web/features/help/money-topics-copy.ts';

export const moneyTopics: Words<typeof english> = {
  'payout-schedule': {
    title: 'Le calendrier des virements',
    lead: 'Un virement est de l’argent en route de votre compte de paiement vers votre banque.',
    sections: [
      {
        title: 'Quand partent les virements',
        text: [
          'Chaque jour, chaque semaine au jour de votre choix, ou chaque mois à la date de votre choix. Le 31 désigne le dernier jour du mois. Les virements partent les jours ouvrés.',
          'Un paiement attend d’abord quelques jours, le temps que ses fonds soient disponibles ; ce délai dépend de votre pays. Il part avec le virement suivant.',
        ],
      },
      {
        title: 'Votre premier virement',
        text: ['Il est retenu 7 à 14 jours après votre premier paiement. Ensuite, le calendrier s’applique.'],
      },
      {
        title: 'Petits soldes',
        text: ['Chaque devise a un montant minimum de virement. En dessous, le montant attend le prochain.'],
      },
      {
        title: 'Prélèvements',
        text: [
          'Quand les remboursements et les litiges dépassent ce que vous avez gagné, le solde est négatif et la différence est prélevée sur votre compte bancaire.',
        ],
      },
    ],
    see: ['failed-payouts', 'instant-payouts', 'balances'],
  },
  'instant-payouts': {
    title: 'Les virements instantanés',
    lead: 'Ils envoient votre solde disponible à votre banque en moins de 30 minutes, tous les jours, moyennant des frais.',
    sections: [
      {
        title: 'Les frais',
        text: [
          'Le pourcentage et le montant sont affichés avant votre confirmation. Les frais sont déduits du montant envoyé.',
        ],
      },
      {
        title: 'Quelles transactions il contient',
        text: [
          'Un virement instantané envoie un montant, pas une liste de paiements ; le prestataire ne nomme donc aucune transaction. Quand nous en affichons, c’est notre propre répartition, des plus anciennes aux plus récentes, et c’est indiqué.',
        ],
      },
    ],
    see: ['payout-schedule', 'balances'],
  },
  'failed-payouts': {
    title: 'Quand un virement échoue',
    lead: 'La banque a renvoyé l’argent. Il est de nouveau dans votre solde.',
    sections: [
      {
        title: 'Que faire',
        text: [
          'Le virement indique le motif donné par la banque : un compte clôturé, un numéro erroné, un nom qui ne correspond pas. Corrigez ou remplacez le compte bancaire.',
          'Les virements restent en pause jusqu’à la correction du compte, puis le montant part avec le prochain.',
        ],
      },
    ],
    see: ['payout-schedule'],
  },
  balances: {
    title: 'Votre solde',
    lead: 'Ce que le prestataire de paiement détient pour vous, dans chaque devise.',
    sections: [
      {
        title: 'Disponible et en attente',
        text: [
          'Le disponible peut être viré maintenant. Sont en attente les paiements dont les jours d’attente ne sont pas écoulés. Les deux ensemble font le total.',
          'Un solde négatif vient de remboursements et de litiges ; les prochains paiements le comblent, ou il est prélevé sur votre compte bancaire.',
        ],
      },
    ],
    see: ['payout-schedule', 'instant-payouts'],
  },
  transactions: {
    title: 'Lire la liste des transactions',
    lead: 'Une ligne pour tout ce qui a fait bouger votre solde : encaissements, remboursements, litiges, frais, prêts.',
    sections: [
      {
        title: 'Montant, frais, net',
        text: [
          'Le montant est ce que le client a payé ou récupéré, dans la devise de vos virements. Le net est ce qui vous reste après les frais.',
          'Un signe d’échange signifie que le client a payé dans une autre devise.',
        ],
      },
      {
        title: 'Jours et fuseaux',
        text: [
          'Un jour est un jour du fuseau horaire de la boutique, dans la liste, dans ses filtres et dans les fichiers exportés.',
        ],
      },
    ],
    see: ['fees', 'exports', 'refunds'],
  },
  'manual-capture': {
    title: 'Capturer les paiements plus tard',
    lead: 'Avec la capture manuelle, un paiement n’est que réservé quand la commande est passée. Vous l’encaissez quand vous expédiez.',
    sections: [
      {
        title: 'De combien de temps vous disposez',
        text: [
          'Un montant réservé en ligne est libéré après 7 jours, plus tôt en magasin. Ce qui n’est pas capturé d’ici là est perdu, et la commande nécessite un nouveau paiement.',
          'Vous pouvez capturer le montant ou l’annuler, depuis la commande ou depuis la liste des non capturés.',
        ],
      },
    ],
    see: ['transactions', 'refunds'],
  },
  refunds: {
    title: 'Les remboursements',
    lead: 'Un remboursement rend l’argent au client, en totalité ou en partie.',
    sections: [
      {
        title: 'Total et partiel',
        text: [
          'Un remboursement total se fait depuis le paiement. Un remboursement partiel se fait depuis la commande, où vous choisissez les articles.',
          'Le montant quitte aussitôt votre solde ; la banque du client l’affiche sous 5 à 10 jours. Les frais du paiement ne sont pas rendus.',
        ],
      },
      {
        title: 'Quand un remboursement est impossible',
        text: [
          'Un paiement en litige ne peut pas être remboursé, sauf si le litige n’est encore qu’une demande d’information ou a été gagné.',
        ],
      },
    ],
    see: ['disputes', 'transactions'],
  },
  exports: {
    title: 'Exporter une liste',
    lead: 'Un fichier avec les lignes, les colonnes, l’ordre et le fuseau horaire que vous voyez à l’écran.',
    sections: [
      {
        title: 'Le fichier',
        text: [
          'C’est un CSV, lisible par tous les tableurs. Il fixe un instant : une vente faite pendant le téléchargement ne répète ni ne saute aucune ligne.',
          'Il se télécharge tout seul. Une copie ou un lien part vers votre propre adresse e-mail, jamais vers une autre.',
        ],
      },
      {
        title: 'Sa langue',
        text: [
          'Les fichiers de transactions, de virements et de litiges sont dans la langue dans laquelle vous travaillez, ou en anglais si vous ou les paramètres de paiement le demandez.',
          'Les titres des colonnes et nos propres mots sont traduits. Les noms, références et nombres restent tels quels.',
        ],
      },
      {
        title: 'Retélécharger',
        text: [
          'Télécharger un export une seconde fois crée un nouveau fichier de la même demande, avec les chiffres du moment.',
        ],
      },
    ],
    see: ['transactions', 'time-zone'],
  },
  documents: {
    title: 'Factures fiscales et TVA',
    lead: 'Dans de nombreux pays, les frais que vous payez comportent la taxe sur la valeur ajoutée. Les factures sont dans Documents.',
    sections: [
      {
        title: 'Votre numéro de TVA',
        text: [
          'Avant le premier téléchargement, vous confirmez le nom de votre entreprise, son adresse et, si vous en avez un, votre numéro de TVA. Il est vérifié auprès de l’administration fiscale.',
          'Le numéro commence par les lettres de votre pays : EL pour la Grèce, CHE pour la Suisse, aucune lettre pour le Japon.',
        ],
      },
      {
        title: 'Sans numéro de TVA',
        text: ['Indiquez que vous n’en avez pas. La facture montre alors la taxe facturée.'],
      },
    ],
    see: ['fees'],
  },
  'card-readers': {
    title: 'Lecteurs de cartes et paiements en personne',
    lead: 'Acceptez les cartes dans votre magasin avec un lecteur, ou avec votre seul téléphone.',
    sections: [
      {
        title: 'Connecter',
        text: [
          'Les lecteurs se connectent dans l’application mobile de la boutique, par Bluetooth. Ils apparaissent ensuite dans Lecteurs de cartes avec leur modèle et leur état.',
          'Tap to Pay n’a pas besoin de lecteur : le téléphone lui-même lit la carte.',
        ],
      },
      {
        title: 'Frais de lecteurs',
        text: [
          'Un lecteur utilisé durant un mois entraîne des frais, affichés sur leur propre ligne dans les transactions.',
        ],
      },
    ],
    see: ['transactions', 'manual-capture'],
  },
  capital: {
    title: 'Les prêts Capital',
    lead: 'Une avance sur vos ventes futures, remboursée par une part de chaque paiement.',
    sections: [
      {
        title: 'Remboursement du prêt',
        text: [
          'Des frais fixes sont convenus au départ ; il n’y a ni intérêts ni date de fin. La part convenue de chaque paiement va au prêt jusqu’à ce qu’il soit remboursé.',
          'À chaque période, un montant minimum doit être remboursé. Quand les ventes rapportent moins, le reste est prélevé sur votre compte bancaire.',
        ],
      },
      {
        title: 'Où le voir',
        text: [
          'Chaque remboursement du prêt est une ligne dans les transactions ; la page du prêt montre ce qui est remboursé et la suite.',
        ],
      },
    ],
    see: ['balances', 'transactions'],
  },
};
