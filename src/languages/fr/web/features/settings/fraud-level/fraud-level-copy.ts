import type { Words } from '#languages/kit/words.ts';
import type { fraudLevelCopy as english } from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english> = {
  whatIsBasic: 'Que fait la protection de base ?',
  basic: {
    title: 'Protection de base',
    text: 'Au niveau de base, le prestataire de paiement décide seul, et aucun de vos propres filtres n’est consulté.',
    points: [
      'Les paiements qu’il juge au risque le plus élevé sont bloqués.',
      'Les paiements dont le code de sécurité (CVC) ne correspond pas sont refusés tant que votre compte le prévoit.',
      'Les filtres que vous avez enregistrés sont conservés et reviennent avec le niveau avancé.',
    ],
    close: 'Fermer',
  },
  noFilters: 'Configurez d’abord au moins un filtre.',
  tour: {
    steps: [
      {
        title: 'Vos propres filtres antifraude',
        text: 'Décidez quelles commandes méritent un second regard : selon l’adresse, le pays, le prix ou le nombre d’articles.',
      },
      {
        title: 'Retenir ou bloquer',
        text: 'Un paiement retenu est autorisé et n’est pas débité tant que vous ne l’approuvez pas. Un paiement bloqué n’arrive jamais à la banque.',
      },
      {
        title: 'Consultez d’abord votre historique',
        text: 'Avant l’enregistrement, le labo antifraude indique ce que vos filtres auraient fait aux paiements que vous avez reçus.',
      },
    ],
    progress: (step, steps) => `${step} sur ${steps}`,
    next: 'Suivant',
    later: 'Passer la visite',
    configure: 'Configurer les filtres',
  },
};
