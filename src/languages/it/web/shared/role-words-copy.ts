import { either } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english.roleWordsCopy> = {
  lacked: {
    see_payments: 'i pagamenti',
    see_payouts: 'i bonifici e i saldi',
    see_customers: 'i nomi e gli indirizzi dei clienti',
    export: 'le esportazioni e la convalida delle giornate',
    refund: 'i rimborsi',
    capture: 'l’acquisizione e l’annullamento dei pagamenti, il completamento degli ordini',
    decide_held: 'le decisioni sui pagamenti trattenuti',
    answer_disputes: 'le risposte alle contestazioni',
    pay_out: 'i bonifici istantanei',
    change_settings: 'le impostazioni',
    change_fraud_rules: 'le regole sulle frodi',
    change_account: 'la banca e l’account',
    manage_people: 'le persone e le chiavi',
    read_audit: 'il registro di controllo',
  },
  lacks: (role, lacked) =>
    `Il tuo ruolo, ${role}, non comprende ${either(lacked)}. Un titolare può cambiarlo in Impostazioni › Persone.`,
};
