import { RULE_NAMES } from '#languages/it/domain/fraud/rule-names-copy.ts';
import { figure, listed, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/fraud-protection/fraud-lab-copy.ts';

const payments = (count: number): string =>
  plural(count, { one: '1 pagamento', other: `${figure(count)} pagamenti` });

export const fraudLabCopy: Words<typeof english.fraudLabCopy> = {
  title: 'Laboratorio frodi',
  window: 'Storico usato',
  days: {
    30: 'Ultimi 30 giorni',
    90: 'Ultimi 90 giorni',
    365: 'Ultimi 12 mesi',
  },
  ruleNames: RULE_NAMES,
  lead: (count) =>
    plural(count, {
      one: 'Che cosa avrebbero fatto queste regole all’unico pagamento con carta che hai incassato online.',
      other: `Che cosa avrebbero fatto queste regole ai tuoi ${figure(count)} pagamenti con carta online.`,
    }),
  emptyTitle: 'Ancora nessun pagamento da esaminare',
  emptyText:
    'Quando i clienti pagano con carta nel tuo negozio, qui vedi che cosa avrebbero fatto le tue regole ai loro pagamenti.',
  noRules: 'Attiva un filtro per vedere che cosa avrebbe fatto.',
  failed: 'Il laboratorio non ha potuto esaminare i tuoi pagamenti.',
  loading: 'Esame dei tuoi pagamenti',
  recounting: 'Ricalcolo in corso',
  counted: (held, blocked) =>
    `${plural(held, { one: '1 pagamento verrebbe trattenuto', other: `${figure(held)} pagamenti verrebbero trattenuti` })}, ${plural(blocked, { one: '1 bloccato', other: `${figure(blocked)} bloccati` })}.`,
  held: 'Trattenuti per revisione',
  blocked: 'Bloccati',
  ofPayments: (share) => `${share} dei pagamenti`,
  disputes: 'Contestazioni intercettate',
  ofAll: (caught, all) => `${figure(caught)} di ${figure(all)}`,
  disputed: (amounts) => `${amounts} contestati`,
  noDisputes: 'Nessuna in questo periodo',
  returning: 'Clienti abituali',
  returningHeld: 'avrebbero dovuto attendere',
  returningMet: 'avrebbero fatto scattare una regola',
  byRule: 'Per regola',
  ruleHeld: (count) => plural(count, { one: '1 trattenuto', other: `${figure(count)} trattenuti` }),
  ruleBlocked: (count) => plural(count, { one: '1 bloccato', other: `${figure(count)} bloccati` }),
  unknown: (count) => `Nessun dato su cui basarsi per ${payments(count)}.`,
  otherCurrencies: (count) =>
    plural(count, {
      one: '1 pagamento in un’altra valuta non è contato qui.',
      other: `${figure(count)} pagamenti in altre valute non sono contati qui.`,
    }),
  affected: (amounts) => `${amounts} di vendite interessate`,
  andMore: (amounts, count) =>
    listed([...amounts, plural(count, { one: 'un’altra valuta', other: `altre ${figure(count)} valute` })]),
  see: (count) => plural(count, { one: 'Vedi il pagamento', other: `Vedi ${figure(count)} pagamenti` }),
  previewLabel: 'Solo anteprima',
  preview: 'Non cambia nulla finché non salvi. I pagamenti della sandbox seguono le stesse regole.',
  list: {
    title: (count) =>
      plural(count, { one: '1 pagamento interessato', other: `${figure(count)} pagamenti interessati` }),
    newest: (shown) =>
      plural(shown, {
        one: 'È mostrato il più recente.',
        other: `Pagamenti mostrati, dal più recente: ${figure(shown)}.`,
      }),
    close: 'Chiudi',
    label: 'Pagamenti interessati',
    payment: 'Pagamento',
    date: 'Data',
    amount: 'Importo',
    rules: 'Regole',
    outcome: 'Esito',
    review: 'Trattenuto',
    block: 'Bloccato',
    disputed: 'Contestato in seguito',
    order: (number) => `Ordine #${number}`,
    nobody: 'Cliente senza nome',
  },
  score: {
    title: 'Risultati',
    table: 'Che cosa ha fatto ogni regola',
    lead: 'Che cosa hanno fatto davvero le tue regole, e con quale esito.',
    none: 'In questo periodo nessuna regola ha trattenuto o bloccato un pagamento.',
    failed: 'Impossibile leggere i risultati.',
    rule: 'Regola',
    held: 'Trattenuti',
    blocked: 'Bloccati',
    approved: 'Approvati',
    refused: 'Rifiutati',
    lapsed: 'Scaduti',
    waiting: 'In attesa',
    disputed: 'Approvati, poi contestati',
    stopped: 'Addebiti evitati',
    nothing: 'Niente',
  },
};
