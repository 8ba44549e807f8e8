import type { Words } from '#languages/kit/words.ts';
import { MOVEMENT_KIND_WORDS } from '#languages/nl/domain/books/movement-kind-copy.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/books/books-copy.ts';

export const booksCopy: Words<typeof english.booksCopy> = {
  title: 'Boekhouding',
  lead: 'Wat je moet boeken: elke mutatie met de bijbehorende rekeningen, als bestand voor je boekhoudprogramma.',
  views: { label: 'Boekhouding', journal: 'Journaal', chart: 'Rekeningschema' },
  month: 'Maand',
  monthOf: (month, year) => `${month} ${year}`,
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  ),
  loading: 'De maand wordt opgeteld',
  failed: 'De maand kon niet worden opgeteld.',
  state: { locked: 'Afgesloten', open: 'Open', running: 'Nog niet voorbij' },

  schedule: 'Export plannen',
  download: 'Downloaden',
  downloads: 'De maand downloaden',
  journalAs: (format) => `Journaal voor ${format}`,
  journalCsv: 'Journaal als CSV',
  totalsCsv: 'Totalen om te vergelijken (CSV)',
  statementPdf: 'Maandoverzicht (PDF)',
  statementCsv: 'Maandoverzicht (CSV)',
  notDatev:
    'DATEV accepteert alleen rekeningnummers van vier tot acht cijfers. Kies eerst een schema van DATEV en download dan opnieuw.',

  trial: (code) => `Rekeningen, ${code}`,
  columns: { code: 'Nummer', account: 'Rekening', debit: 'Debet', credit: 'Credit' },
  total: 'Totaal',
  empty: 'In deze maand zijn er geen mutaties.',
  proof: {
    label: (code) => `Tussenrekening en saldo bij de betaalprovider, ${code}`,
    opening: 'Tussenrekening aan het begin van de maand',
    moved: 'Mutaties in deze maand',
    closing: 'Tussenrekening aan het eind',
    held: 'Toen bij de betaalprovider',
    heldNow: 'Nu bij de betaalprovider',
    difference: 'Verschil',
    unsaid:
      'De betaalprovider gaf geen antwoord, dus het saldo daar is niet vergeleken. De rekeningen zijn toch volledig.',
    byPayout:
      'Je boekt op de dag van de uitbetaling, dus de tussenrekening komt bij elke uitbetaling op nul en is niet het saldo bij de betaalprovider.',
    off: 'Bij de betaalprovider staat iets anders dan in de boekhouding. Misschien is er iets hier nog niet aangekomen: Synchronisatie toont wat ontbreekt en haalt het op.',
    sync: 'Synchronisatie openen',
  },
  feeTaxUntold: (fees) =>
    `De betaalprovider heeft niet aangegeven of er belasting zit in ${fees} van deze kosten, dus alles is als kosten geboekt. Je ziet het op de btw-factuur.`,
  feeTaxInvoices: 'Documenten openen',
  late: (count) =>
    plural(count, {
      one: '1 mutatie werd bekend nadat de eigen maand al was afgesloten. Die is op de eerste dag van deze maand geboekt, en gemarkeerd.',
      other: `${figure(count)} mutaties werden bekend nadat hun eigen maand was afgesloten. Ze zijn op de eerste dag van deze maand geboekt, en gemarkeerd.`,
    }),
  changed:
    'Deze maand is afgesloten met andere bedragen dan de mutaties nu hebben: de betaalprovider heeft iets gewijzigd of ingetrokken. Heropen de maand, bekijk het verschil en sluit weer af.',

  checks: 'De maand afsluiten',
  check: {
    over: () => 'De maand is voorbij',
    adds_up: () => 'De tussenrekening klopt met het saldo bij de betaalprovider',
    suspense: () => 'Er staat niets meer op vraagposten',
    statements: () => 'Geen bankafschrift zegt of uitbetalingen zijn aangekomen',
    arrived: (count) =>
      count === 0
        ? 'Alle uitbetalingen van de maand zijn bij de bank aangekomen'
        : plural(count, {
            one: '1 uitbetaling van de maand is niet bij de bank gezien',
            other: `${figure(count)} uitbetalingen van de maand zijn niet bij de bank gezien`,
          }),
    bank_lines: (count) =>
      count === 0
        ? 'Over elke bankregel die een uitbetaling kan zijn, is beslist'
        : plural(count, {
            one: '1 bankregel kan een uitbetaling zijn en is nog niet beslist',
            other: `${figure(count)} bankregels kunnen uitbetalingen zijn en zijn nog niet beslist`,
          }),
    disputes: (count) =>
      count === 0
        ? 'Geen geschil wacht op antwoord'
        : plural(count, {
            one: '1 geschil wacht op antwoord en kan nog worden verloren',
            other: `${figure(count)} geschillen wachten op antwoord en kunnen nog worden verloren`,
          }),
    locked: () => 'De maand is afgesloten',
  },
  look: {
    statements: 'Afschriften importeren',
    arrived: 'Uitbetalingen tonen',
    bank_lines: 'Regels tonen',
    disputes: 'Geschillen tonen',
  },
  done: 'klaar',
  open: 'open',
  lock: 'Maand afsluiten',
  lockTitle: (month) => `De maand ${month} afsluiten?`,
  lockText:
    'Er komt dan geen boeking meer bij: wat later bekend wordt, wordt in de volgende maand geboekt en gemarkeerd. Je kunt de maand weer heropenen.',
  locked: (month) => `De maand ${month} is afgesloten.`,
  lockedBy: (who) => `Afgesloten door ${who},`,
  unlock: 'Heropenen',
  unlockTitle: (month) => `De maand ${month} heropenen?`,
  unlockText:
    'Wat later bekend werd, wordt weer op de eigen dagen geboekt. Bestanden die ervan zijn gemaakt, kunnen dan van nieuwe verschillen.',
  unlocked: (month) => `De maand ${month} is weer open.`,

  entries: 'Boekingen',
  entriesFailed: 'De boekingen konden niet worden geladen.',
  entryColumns: { day: 'Dag', what: 'Wat', accounts: 'Rekeningen' },
  noEntries: 'Niets te boeken',
  noEntriesText: 'In deze maand zijn er geen mutaties. Hier staat wat klanten betalen en wat het kost.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Verzamelboeking' },
  summary: (count) => `${count} mutaties`,
  one: '1 mutatie',
  order: (number) => `bestelling ${number}`,
  lateOf: (day) => `Nagekomen, van ${day}`,
};
