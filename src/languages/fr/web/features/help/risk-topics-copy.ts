import type { Words } from '#languages/kit/words.ts';
import type { riskTopics as english } from '#web/features/help/risk-topics-copy.ts';

export const riskTopics: Words<typeof english> = {
  disputes: {
    title: 'Les litiges',
    lead: 'Un client a demandé à sa banque de reprendre un paiement. Vous pouvez l’accepter, ou répondre par des preuves.',
    sections: [
      {
        title: 'Ce que devient l’argent',
        text: [
          'La banque prend aussitôt le montant et des frais sur votre solde. Si vous gagnez, les deux reviennent ; si vous perdez, ou ne répondez pas à temps, ni l’un ni l’autre.',
          'La décision de la banque peut prendre 60 jours et plus après votre réponse, environ 75 jours en tout.',
        ],
      },
      {
        title: 'La date limite',
        text: [
          'Elle est affichée avec le jour, l’heure et le fuseau horaire. Un brouillon enregistré est envoyé tel quel à la fin du délai ; sans brouillon, le litige est perdu sans être examiné.',
          'Les personnes qui peuvent répondre reçoivent un rappel par e-mail sept jours, trois jours et un jour avant, selon le calendrier de la boutique.',
        ],
      },
      {
        title: 'Quand le client le retire',
        text: [
          'Souvent, un client n’a pas reconnu le débit, ou voulait seulement une réponse. S’il admet que le paiement était justifié, demandez-lui de dire à sa banque qu’il retire le litige, et de vous envoyer la confirmation de celle-ci.',
          'Envoyez cette confirmation comme preuve avant la date limite : un litige retiré n’est en général clos qu’environ 75 jours plus tard, et sans preuves il peut encore être perdu.',
        ],
      },
      {
        title: 'Accepter',
        text: [
          'Accepter fait perdre définitivement le litige et ses frais. C’est la bonne réponse quand le client a raison.',
        ],
      },
    ],
    see: ['evidence', 'inquiries', 'fraud-protection'],
  },
  inquiries: {
    title: 'Les demandes d’information',
    lead: 'Une question de la banque du client avant qu’elle ouvre un litige. Aucun mouvement d’argent pour l’instant.',
    sections: [
      {
        title: 'Que faire',
        text: [
          'Répondez par des preuves, ou remboursez la commande : un remboursement met fin à la demande d’information, sans frais de litige. Une demande d’information ne peut pas être acceptée.',
          'Elle se clôt d’elle-même après environ 120 jours si la banque ne va pas plus loin.',
        ],
      },
    ],
    see: ['disputes', 'refunds'],
  },
  evidence: {
    title: 'Les preuves qui comptent',
    lead: 'L’employé de la banque les lit en quelques minutes. Mieux vaut court et complet que long.',
    sections: [
      {
        title: 'Ce qu’il faut envoyer',
        text: ['Cela dépend du motif du litige ; le formulaire demande ce qui compte.'],
        points: [
          'Non reçu : le transporteur, le numéro de suivi, et la preuve de livraison à l’adresse de la commande.',
          'Non conforme : la description que le client a vue, et vos échanges avec lui.',
          'Non reconnu ou fraude : des signes que c’était bien le client (contrôles d’adresse, commandes antérieures, journal d’accès).',
          'Abonnement : quand et comment il pouvait être résilié, et qu’il ne l’a pas été.',
        ],
      },
      {
        title: 'Limites',
        text: [
          'Les fichiers peuvent peser 4,5 Mo ensemble ; utilisez PDF, JPEG ou PNG. Un texte peut compter 20 000 caractères, tous ensemble 150 000.',
        ],
      },
    ],
    see: ['disputes'],
  },
  'fraud-protection': {
    title: 'La protection contre la fraude',
    lead: 'Des filtres regardent chaque paiement avant son encaissement. Ce qui correspond est bloqué ou retenu pour vous.',
    sections: [
      {
        title: 'De base et avancée',
        text: [
          'La protection de base utilise les contrôles des réseaux de cartes et du prestataire. L’avancée ajoute les filtres que vous réglez ; au moins un doit être activé.',
        ],
      },
      {
        title: 'Les filtres',
        text: [],
        points: [
          'Non-concordance AVS : l’adresse de facturation n’est pas celle que connaît la banque.',
          'Adresse IP internationale : la commande vient d’un pays où vous ne vendez pas.',
          'Adresse IP non concordante : la commande vient d’un autre pays que celui de facturation.',
          'Adresses différentes : l’adresse de livraison diffère de l’adresse de facturation.',
          'Seuil de prix d’achat : le total est en dessous ou au-dessus de vos limites.',
          'Seuil du nombre d’articles : moins ou plus d’articles que vos limites.',
          'Vérification du CVC : le code de la carte est erroné.',
        ],
      },
      {
        title: 'Retenu ou bloqué',
        text: [
          'Un paiement retenu est réservé sur la carte et n’est encaissé que si vous l’approuvez. Un paiement bloqué n’a jamais lieu.',
        ],
      },
    ],
    see: ['risk-level', 'disputes', 'manual-capture'],
  },
  'risk-level': {
    title: 'Les niveaux de risque',
    lead: 'Le prestataire évalue chaque paiement d’après ce qu’il a vu sur tout son réseau.',
    sections: [
      {
        title: 'Normal, élevé, le plus élevé',
        text: [
          'Normal ne demande rien. Élevé mérite un regard avant d’expédier. Le plus élevé est en général bloqué ; sinon, interrogez d’abord le client.',
        ],
      },
    ],
    see: ['fraud-protection'],
  },
};
