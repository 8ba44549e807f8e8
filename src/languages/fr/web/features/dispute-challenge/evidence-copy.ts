import type { Words } from '#languages/kit/words.ts';
import type {
  fieldHelp as englishFieldHelp,
  sectionCopy as englishSectionCopy,
} from '#web/features/dispute-challenge/evidence-copy.ts';

export const sectionCopy: Words<typeof englishSectionCopy> = {
  general: {
    title: 'Preuves générales',
    text: 'Qui a acheté quoi, et ce que vous vous êtes dit.',
    icon: 'chat',
  },
  refund_policy_info: {
    title: 'Conditions de remboursement',
    text: 'Comment les clients étaient informés des remboursements avant de payer, et pourquoi il n’y en a pas eu ici.',
    icon: 'book',
  },
  duplicate_charge_info: {
    title: 'Débit en double',
    text: 'Montrez que les deux débits concernaient deux choses différentes.',
    icon: 'copy',
  },
  shipping_information: {
    title: 'Expédition',
    text: 'La preuve de livraison compte le plus : une signature, ou une page du transporteur qui nomme le lieu.',
    icon: 'products',
  },
  cancellation_policy_info: {
    title: 'Conditions d’annulation',
    text: 'Ce qui était convenu pour l’annulation, et quand le client a annulé.',
    icon: 'book',
  },
  download_and_activity_logs: {
    title: 'Journaux de téléchargement et d’activité',
    text: 'Montrez que le client s’est connecté, a téléchargé ou a utilisé son achat.',
    icon: 'download',
  },
  service_details: {
    title: 'Détails du service',
    text: 'Quand le service a été rendu, et ce que le client a signé.',
    icon: 'calendar',
  },
  uncategorized: {
    title: 'Preuves complémentaires',
    text: 'Tout autre élément en votre faveur.',
    icon: 'document',
  },
};

export const fieldHelp: Words<typeof englishFieldHelp> = {
  customer_signature: 'Un contrat signé, ou la signature à la livraison.',
  customer_communication: 'Des messages qui montrent que le client l’a reçu, ou en était satisfait.',
  customer_purchase_ip: 'L’adresse d’où venait la commande, si vous la connaissez.',
  receipt: 'Ce que le client a reçu comme preuve d’achat.',
  refund_policy_disclosure: 'Où et comment le client a vu les conditions avant de payer.',
  duplicate_charge_documentation: 'Un reçu ou une étiquette de l’autre débit.',
  duplicate_charge_explanation: 'À quoi correspondait chacun des deux débits.',
  shipping_documentation: 'Une étiquette, une page du transporteur ou une photo qui montre l’adresse.',
  service_documentation: 'Un contrat signé, un bon d’intervention ou une feuille de présence.',
  access_activity_log:
    'Des journaux de serveur avec les adresses, les heures et ce qui a été ouvert. Au moins deux sortes de preuves convainquent la plupart des banques.',
  cancellation_policy_disclosure: 'Où et comment le client a vu les conditions avant de payer.',
};
