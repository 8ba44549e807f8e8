import { figure, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english.liveNotesCopy> = {
  overdueTitle: 'Il termine per i dati del tuo account è scaduto',
  overdue: 'Pagamenti e bonifici possono andare in pausa finché i dati mancano.',
  neededTitle: 'Il tuo account richiede altri dati',
  neededBy: (moment, zone) =>
    `Inseriscili entro ${theDay(moment)} (${zone}), così pagamenti e bonifici continuano.`,
  neededSoon: 'Inseriscili al più presto, così pagamenti e bonifici continuano.',
  seeNeeded: 'Vedi che cosa manca',
  latePayoutTitle: (amount) => `Il bonifico di ${amount} è in ritardo`,
  latePayout: (day) =>
    `Era previsto per ${theDay(day)}. Chiedi alla tua banca e indica il riferimento che trovi nella pagina del bonifico.`,
  seePayout: 'Vedi il bonifico',
  groups: {
    dispute_won: {
      one: (amount) => `Hai vinto una contestazione: ${amount}`,
      several: (count) =>
        plural(count, { one: '1 contestazione vinta', other: `${figure(count)} contestazioni vinte` }),
      text: 'La banca ti ha restituito il denaro.',
      textOfSeveral: 'La banca ti ha restituito il denaro.',
    },
    dispute_lost: {
      one: (amount) => `Hai perso una contestazione: ${amount}`,
      several: (count) =>
        plural(count, { one: '1 contestazione persa', other: `${figure(count)} contestazioni perse` }),
      text: 'Il cliente tiene il denaro e la commissione resta.',
      textOfSeveral: 'I clienti tengono il denaro e le commissioni restano.',
    },
    refund_returned: {
      one: (amount) => `Un rimborso è stato respinto: ${amount}`,
      several: (count) =>
        plural(count, {
          one: '1 rimborso respinto',
          other: `${figure(count)} rimborsi respinti`,
        }),
      text: 'La banca del cliente non l’ha accettato. Il denaro è di nuovo nel tuo saldo; rimborsa il cliente in un altro modo.',
      textOfSeveral:
        'Le banche dei clienti non li hanno accettati. Il denaro è di nuovo nel tuo saldo; rimborsa i clienti in un altro modo.',
    },
  },
  seePayment: 'Vedi il pagamento',
  seeAll: 'Vedi tutto',
  exported: {
    transactions: 'Un’esportazione di transazioni è pronta',
    payouts: 'Un’esportazione di bonifici è pronta',
    disputes: 'Un’esportazione di contestazioni è pronta',
    blocked: 'Un’esportazione di pagamenti bloccati è pronta',
    'audit-log': 'Un’esportazione del registro di controllo è pronta',
    journal: 'Un libro giornale è pronto',
    statement: 'Un rendiconto mensile è pronto',
  },
  exportAgain: 'Si può scaricare di nuovo.',
  exportRows: (rows) =>
    plural(rows, {
      one: 'Ha 1 riga e si può scaricare di nuovo.',
      other: `Ha ${figure(rows)} righe e si può scaricare di nuovo.`,
    }),
  seeExports: 'Vedi le esportazioni',
};
