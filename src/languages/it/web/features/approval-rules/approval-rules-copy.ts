import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/approval-rules/approval-rules-copy.ts';

export const approvalRulesCopy: Words<typeof english.approvalRulesCopy> = {
  title: 'Approvazioni',
  lead: 'Ciò che una persona non può fare da sola: la richiesta attende fino a tre giorni una seconda persona, e nessuno approva le proprie richieste.',
  list: 'Vedi che cosa è in attesa',
  failed: 'Impossibile caricare le regole.',
  loading: 'Caricamento delle regole',
  kinds: {
    refund_over:
      'Un rimborso superiore a questo importo richiede approvazione. Nelle altre valute, ogni rimborso.',
    refunds_a_day:
      'Quando qualcuno ha fatto questo numero di rimborsi in 24 ore, il successivo richiede approvazione.',
    pay_out: 'Un bonifico istantaneo richiede approvazione.',
    bank: 'Inviare i bonifici a un altro conto bancario richiede approvazione.',
    fraud_rules: 'Modificare i filtri sulle frodi richiede approvazione.',
    people: 'Le modifiche di persone, di ruoli e di queste regole richiedono approvazione.',
    api_key: 'Creare una chiave che può muovere denaro richiede approvazione.',
  },
  amount: 'Oltre',
  amountMissing: 'Indica oltre quale importo.',
  unreadable: (example) => `Scrivi un importo, per esempio ${example}.`,
  count: 'Rimborsi in 24 ore',
  countMissing: 'Indica quanti.',
  notANumber: 'Non è un numero.',
  who: 'Chi può approvare',
  role: (name, people) =>
    `${name} (${plural(people, { one: '1 persona', other: `${figure(people)} persone` })})`,
  tooFew:
    'Meno di due persone potrebbero approvarlo, quindi nessuno potrebbe più farlo. Invita qualcuno o scegli più ruoli.',
  alone:
    'Qui ci sei solo tu, quindi nessuno potrebbe approvare nulla. Invita prima qualcuno: per un secondo controllo servono due persone.',
  aloneTitle: 'Una sola persona non può approvare',
  limits: 'Limiti dei rimborsi',
  limitsText:
    'Chi supera il limite del proprio ruolo chiede l’approvazione, qualunque cosa dicano le regole qui sopra. Un rimborso approvato conta per chi lo ha approvato. Nelle valute senza un limite proprio, questi ruoli chiedono l’approvazione per ogni rimborso.',
  limitOf: (role, code, most, day) =>
    `${role}, in ${code}: ${most === null ? 'qualsiasi importo per un rimborso' : `fino a ${most} per un rimborso`}, ${day === null ? 'nessun limite giornaliero' : `fino a ${day} in 24 ore`}.`,
  noLimits: 'Nessun ruolo ha un limite.',
  save: 'Salva',
  saved: 'Le regole sono salvate.',
  unsaved: 'Non ancora salvato',
};
