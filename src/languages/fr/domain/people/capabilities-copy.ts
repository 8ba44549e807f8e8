import type { CAPABILITY_WORDS as english } from '#domain/people/capabilities-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const CAPABILITY_WORDS: Words<typeof english> = {
  see_payments: 'Voir les paiements',
  see_payouts: 'Voir les virements et les soldes',
  see_customers: 'Voir les données personnelles des clients',
  export: 'Exporter, valider les journées, importer des relevés bancaires',
  refund: 'Rembourser',
  capture: 'Capturer et annuler des paiements, terminer des commandes',
  decide_held: 'Statuer sur les paiements retenus',
  answer_disputes: 'Répondre aux litiges',
  pay_out: 'Faire des virements instantanés',
  change_settings: 'Modifier les paramètres',
  change_fraud_rules: 'Modifier les règles antifraude',
  change_account: 'Modifier la banque et le compte',
  manage_people: 'Gérer les personnes et les clés',
  read_audit: 'Consulter le journal d’audit',
};
