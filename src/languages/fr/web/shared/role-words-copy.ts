import type { Words } from '#languages/kit/words.ts';
import type { roleWordsCopy as english } from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english> = {
  lacked: {
    see_payments: 'les paiements',
    see_payouts: 'les virements et les soldes',
    see_customers: 'les noms et adresses des clients',
    export: 'les exports et la validation des journées',
    refund: 'les remboursements',
    capture: 'la capture et l’annulation de paiements, la clôture de commandes',
    decide_held: 'les décisions sur les paiements retenus',
    answer_disputes: 'les réponses aux litiges',
    pay_out: 'les virements instantanés',
    change_settings: 'les paramètres',
    change_fraud_rules: 'les règles antifraude',
    change_account: 'la banque et le compte',
    manage_people: 'les personnes et les clés',
    read_audit: 'le journal d’audit',
  },
  lacks: (role, lacked) =>
    `Votre rôle, ${role}, ne comprend pas ${lacked.join(' ni ')}. Un propriétaire peut le changer dans Paramètres › Équipe.`,
};
