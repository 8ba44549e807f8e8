import { MOVEMENT_KIND_WORDS } from '#languages/it/domain/books/movement-kind-copy.ts';
import { figure, ofDay, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/books/books-copy.ts';

export const booksCopy: Words<typeof english.booksCopy> = {
  title: 'Contabilità',
  lead: 'Che cosa registrare: ogni movimento con i suoi conti, come file per il tuo programma di contabilità.',
  views: { label: 'Contabilità', journal: 'Libro giornale', chart: 'Piano dei conti' },
  month: 'Mese',
  monthOf: (month, year) => `${month} ${year}`,
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  loading: 'Calcolo del mese',
  failed: 'Non è stato possibile calcolare il mese.',
  state: { locked: 'Chiuso', open: 'Aperto', running: 'Non ancora finito' },

  schedule: 'Pianifica esportazione',
  download: 'Scarica',
  downloads: 'Scarica il mese',
  journalAs: (format) => `Libro giornale per ${format}`,
  journalCsv: 'Libro giornale in CSV',
  totalsCsv: 'Totali da confrontare (CSV)',
  statementPdf: 'Rendiconto mensile (PDF)',
  statementCsv: 'Rendiconto mensile (CSV)',
  notDatev:
    'DATEV accetta solo numeri di conto da quattro a otto cifre. Scegli prima un piano di DATEV, poi scarica di nuovo.',

  trial: (code) => `Conti, ${code}`,
  columns: { code: 'Numero', account: 'Conto', debit: 'Dare', credit: 'Avere' },
  total: 'Totale',
  empty: 'In questo mese non ci sono movimenti.',
  proof: {
    label: (code) => `Conto transitorio e saldo del gestore dei pagamenti, ${code}`,
    opening: 'Conto transitorio a inizio mese',
    moved: 'Movimenti del mese',
    closing: 'Conto transitorio a fine mese',
    held: 'Presso il gestore dei pagamenti a quella data',
    heldNow: 'Presso il gestore dei pagamenti ora',
    difference: 'Differenza',
    unsaid:
      'Il gestore dei pagamenti non ha risposto, quindi il suo saldo non è confrontato. I conti sono comunque completi.',
    byPayout:
      'Registri nel giorno del bonifico, quindi il conto transitorio si azzera a ogni bonifico e non è il saldo del gestore dei pagamenti.',
    off: 'Il gestore dei pagamenti ha un saldo diverso da quello della contabilità. Forse qualcosa non è ancora arrivato qui: Sincronizzazione mostra che cosa manca e lo recupera.',
    sync: 'Apri Sincronizzazione',
  },
  feeTaxUntold: (fees) =>
    `Il gestore dei pagamenti non ha detto se in ${fees} di queste commissioni ci siano imposte, quindi tutto è registrato come costo. Lo mostra la sua fattura fiscale.`,
  feeTaxInvoices: 'Apri Documenti',
  late: (count) =>
    plural(count, {
      one: '1 movimento è emerso dopo la chiusura del suo mese. È registrato nel primo giorno di questo, e contrassegnato.',
      other: `${figure(count)} movimenti sono emersi dopo la chiusura del loro mese. Sono registrati nel primo giorno di questo, e contrassegnati.`,
    }),
  changed:
    'Questo mese è stato chiuso con somme diverse da quelle che i suoi movimenti danno ora: il gestore dei pagamenti ha modificato o ritirato qualcosa. Riaprilo, guarda la differenza e chiudilo di nuovo.',

  checks: 'Chiusura del mese',
  check: {
    over: () => 'Il mese è finito',
    adds_up: () => 'Il conto transitorio corrisponde al saldo del gestore dei pagamenti',
    suspense: () => 'Nulla è rimasto in sospeso',
    statements: () => 'Nessun estratto conto dice se i bonifici sono arrivati',
    arrived: (count) =>
      count === 0
        ? 'Tutti i bonifici del mese sono arrivati in banca'
        : plural(count, {
            one: '1 bonifico del mese non è stato visto in banca',
            other: `${figure(count)} bonifici del mese non sono stati visti in banca`,
          }),
    bank_lines: (count) =>
      count === 0
        ? 'Ogni riga bancaria che può essere un bonifico è stata gestita'
        : plural(count, {
            one: '1 riga bancaria può essere un bonifico e non è stata gestita',
            other: `${figure(count)} righe bancarie possono essere bonifici e non sono state gestite`,
          }),
    disputes: (count) =>
      count === 0
        ? 'Nessuna contestazione attende risposta'
        : plural(count, {
            one: '1 contestazione attende risposta e può ancora essere persa',
            other: `${figure(count)} contestazioni attendono risposta e possono ancora essere perse`,
          }),
    locked: () => 'Chiudere il mese',
  },
  look: {
    statements: 'Importa estratti conto',
    arrived: 'Mostra i bonifici',
    bank_lines: 'Mostra le righe',
    disputes: 'Mostra le contestazioni',
  },
  done: 'fatto',
  open: 'da fare',
  lock: 'Chiudi il mese',
  lockTitle: (month) => `Chiudere ${month}?`,
  lockText:
    'Non accetterà nuove registrazioni: ciò che emerge dopo viene registrato nel mese successivo, e contrassegnato. Puoi riaprirlo.',
  locked: (month) => `Il mese di ${month} è chiuso.`,
  lockedBy: (who) => `Chiuso da ${who},`,
  unlock: 'Riapri',
  unlockTitle: (month) => `Riaprire ${month}?`,
  unlockText:
    'Ciò che era arrivato in ritardo viene di nuovo registrato nei suoi giorni. I file già creati possono allora differire da quelli nuovi.',
  unlocked: (month) => `Il mese di ${month} è di nuovo aperto.`,

  entries: 'Registrazioni',
  entriesFailed: 'Impossibile caricare le registrazioni.',
  entryColumns: { day: 'Giorno', what: 'Descrizione', accounts: 'Conti' },
  noEntries: 'Nulla da registrare',
  noEntriesText:
    'In questo mese non ci sono movimenti. Qui compare ciò che i clienti pagano e ciò che costa.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Riepilogo' },
  summary: (count) => `${count} movimenti`,
  one: '1 movimento',
  order: (number) => `ordine ${number}`,
  lateOf: (day) => `In ritardo, ${ofDay(day)}`,
};
