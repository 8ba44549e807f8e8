import type { Words } from '#languages/kit/words.ts';
import type { packetCopy as english } from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english> = {
  title: 'Réponse à un litige',
  merchant: 'Commerçant',
  dispute: 'Litige',
  reason: 'Motif indiqué',
  amount: 'Montant en litige',
  disputedOn: 'Date du litige',
  order: 'Commande',
  number: (number) => `n° ${number}`,
  charge: 'Encaissement',
  productType: 'Type de produit',
  unknown: '–',
  nothing: 'Aucune preuve n’a encore été fournie.',
  attached: (name, size) => `Joint : ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `${name} (ne peut pas être affiché ici ; envoyé tel quel)`,
  onPage: (page, of) => `Page ${page} sur ${of}`,
  kilobytes: (size) => `${size} ko`,
  megabytes: (size) => `${size} Mo`,
  replaced:
    'Les caractères absents de cette police sont remplacés par « ? ». La banque les reçoit tels qu’ils ont été saisis.',
  sections: {
    general: 'Preuves générales',
    refund_policy_info: 'Conditions de remboursement',
    duplicate_charge_info: 'Débit en double',
    shipping_information: 'Expédition',
    cancellation_policy_info: 'Conditions d’annulation',
    download_and_activity_logs: 'Journaux de téléchargement et d’activité',
    service_details: 'Détails du service',
    uncategorized: 'Preuves complémentaires',
  },
};
