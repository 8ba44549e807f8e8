import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'Cette planification n’existe plus. Rechargez la page.',
  schedule_stopped: 'Cette planification est arrêtée. Démarrez-la d’abord.',
  schedule_misfit:
    'Ce fichier n’existe pas sous cette forme ou à ce rythme. Un relevé mensuel arrive une fois par mois ; pour un fichier hebdomadaire, indiquez le jour de la semaine.',
  schedule_filters_wrong:
    'Une planification ne peut pas restreindre la liste ainsi : tous les filtres doivent s’appliquer, et les jours viennent de la planification.',
  schedule_beyond_you:
    'Une planification envoie ce que vous pouvez exporter, et vous ne pouvez pas exporter cela.',
  schedule_beyond_them:
    'Une personne choisie ne peut pas exporter cela ou n’est plus là. Ne choisissez que des personnes de la liste.',
};
