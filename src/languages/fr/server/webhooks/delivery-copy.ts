import type { Words } from '#languages/kit/words.ts';
import type { deliveryCopy as english } from '#server/webhooks/delivery-copy.ts';

export const deliveryCopy: Words<typeof english> = {
  problems: {
    privateNetwork: 'L’adresse mène à un réseau privé, où rien n’est envoyé.',
    otherProtocol: 'Seules les adresses en http ou https reçoivent des envois.',
    unknownName: 'Le nom de l’adresse est inconnu.',
    notLookedUp: 'Le nom de l’adresse n’a pas pu être résolu.',
    nobody: 'Personne ne répond à cette adresse.',
    cut: 'Le destinataire a coupé la connexion.',
    unreachable: 'L’adresse est injoignable.',
    late: 'Pas de réponse complète en 10 secondes.',
    redirected:
      'Le destinataire nous a renvoyés ailleurs, et les redirections ne sont pas suivies. Saisissez l’adresse où elles mènent.',
    ownerGone:
      'La personne ou la clé API pour laquelle ce webhook agit n’est plus là, ou ne peut plus lire ceci. Créez-le de nouveau.',
    notThere: 'Ce qui a changé n’existe plus.',
  },
  failed: (technical) => `La connexion a échoué : ${technical}`,
  answered: (status) => `Réponse du destinataire : ${status}.`,
};
