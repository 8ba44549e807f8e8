import { figure } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportCopy as english } from '#web/features/transactions/transactions-export-copy.ts';

export const exportCopy: Words<typeof english> = {
  title: (count) => `Exporter ${count} transactions ?`,
  action: (count) => `Exporter ${count} transactions`,
  question: (count) =>
    `Vous êtes sur le point d’exporter ${figure(count)} transactions. Pour réduire la taille de l’export, vous pouvez utiliser un ou plusieurs filtres. Voulez-vous continuer ?`,
  accountantsColumns:
    'Il contient les frais, le net, la taxe, la commande, le virement et son arrivée, quelles que soient les colonnes affichées.',
};
