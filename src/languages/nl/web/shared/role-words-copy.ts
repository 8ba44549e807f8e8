import type { Words } from '#languages/kit/words.ts';
import { either } from '#languages/nl/speech.ts';
import type * as english from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english.roleWordsCopy> = {
  lacked: {
    see_payments: 'betalingen',
    see_payouts: 'uitbetalingen en saldo',
    see_customers: 'namen en adressen van klanten',
    export: 'exports en dagen aftekenen',
    refund: 'terugbetalingen',
    capture: 'betalingen vastleggen en annuleren, bestellingen afronden',
    decide_held: 'beslissen over aangehouden betalingen',
    answer_disputes: 'reageren op geschillen',
    pay_out: 'directe uitbetalingen',
    change_settings: 'instellingen',
    change_fraud_rules: 'frauderegels',
    change_account: 'de bank en het account',
    manage_people: 'mensen en sleutels',
    read_audit: 'de auditlog',
  },
  lacks: (role, lacked) =>
    `Dit hoort niet bij je rol, ${role}: ${either(lacked)}. Een eigenaar kan dat wijzigen onder Instellingen › Mensen.`,
};
