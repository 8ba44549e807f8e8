import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/bank/import/import-copy.ts';

export const importCopy: Words<typeof english.importCopy> = {
  title: 'Bankafschriften importeren',
  choose: 'Afschriften',
  kinds: 'CAMT.053, MT940, OFX, QIF of CSV, of een ZIP daarvan, elk tot 32 MB. Meerdere tegelijk kan.',
  accept: '.xml,.zip,.sta,.mt940,.940,.txt,.ofx,.qfx,.qif,.csv',
  cancel: 'Annuleren',
  done: 'Klaar',
  importFiles: (count) =>
    plural(count, { one: '1 bestand importeren', other: `${figure(count)} bestanden importeren` }),
  nothingToImport: 'Importeren',
  remove: (name) => `${name} verwijderen`,
  reading: 'Bezig met lezen…',
  failed: 'Dit bestand is niet geïmporteerd.',
  states: {
    refused: 'Niet leesbaar',
    imported: 'Al geïmporteerd',
    asks: 'Antwoord nodig',
    unreadable: 'Niet leesbaar',
    needs_review: 'Controle nodig',
    ready: 'Gereed',
  },
  importedState: 'Geïmporteerd',

  alreadyImported: (name, when) =>
    `Al geïmporteerd als ‘${name}’ op ${when}. Er zou niets worden toegevoegd.`,
  doneWords: (added, known) => `Nieuwe regels toegevoegd: ${added}. Al bekend: ${known}.`,
  unreadable: (count) =>
    plural(count, {
      one: 'Eén regel is niet leesbaar, dus van dit bestand wordt niets geïmporteerd. Download het opnieuw bij je bank.',
      other: `${figure(count)} regels zijn niet leesbaar, dus van dit bestand wordt niets geïmporteerd. Download het opnieuw bij je bank.`,
    }),
  difference: (amount) =>
    `De regels tellen niet op tot het eindsaldo: er is ${amount} te weinig of te veel. Download het bestand opnieuw bij je bank, of importeer het zoals het is.`,
  isAccepted: 'Importeren hoewel het niet klopt. In de auditlog komt te staan dat ik dat deed.',

  facts: {
    format: 'Formaat',
    encoding: 'Codering',
    account: 'Rekening',
    days: 'Dagen',
    opening: 'Beginsaldo',
    closing: 'Eindsaldo',
  },
  newAccount: 'nieuw',
  moreStatements: (count) => `en nog andere afschriften: ${count}`,
  counts: {
    new: 'Nieuw',
    known: 'Bekend',
    pending: 'In behandeling',
    unreadable: 'Onleesbaar',
    refused: 'Weggelaten',
  },
  addsUp: 'Beginsaldo en regels komen uit op het eindsaldo.',
  notTold: 'Dit bestand vermeldt niet beide saldi, dus ze bewijzen niets.',

  rows: 'Regels van dit bestand',
  showRows: (count) => `Regels tonen (${count})`,
  someRows: 'Van een lang bestand worden de eerste regels van elke status getoond.',
  rowStates: {
    new: 'Nieuw',
    known: 'Bekend',
    pending: 'In behandeling',
    unreadable: 'Onleesbaar',
  },
  columns: { line: 'Regel', state: 'Status', day: 'Geboekt', text: 'Tekst', amount: 'Bedrag' },

  asksAccount: 'Dit bestand vermeldt niet van welke rekening het is.',
  account: 'Rekening',
  chooseAccount: 'Kies een rekening',
  otherAccount: 'Een andere rekening…',
  accountName: 'Naam van de rekening',
  accountNameHelp: 'Zoals jij die noemt, bijvoorbeeld ‘Zakelijke rekening ING’.',
  currency: 'Valuta',
  dayOrder: 'Hoe staan datums in dit bestand?',
  dayOrders: {
    dmy: 'Dag eerst: 31.12.2026',
    mdy: 'Maand eerst: 12/31/2026',
    ymd: 'Jaar eerst: 2026-12-31',
  },
  decimal: 'Hoe staan bedragen in dit bestand?',
  decimals: { '.': 'Met een punt: 1,234.56', ',': 'Met een komma: 1.234,56' },
  continue: 'Doorgaan',

  columnsTitle: 'Wat staat er in de kolommen van dit bestand?',
  columnsText:
    'Geen bank die we kennen schrijft zulke bestanden. Je antwoord wordt onthouden voor het volgende bestand met deze kolommen.',
  column: (number) => `Kolom ${number}`,
  roles: {
    booked: 'Boekdatum',
    valued: 'Valutadatum',
    amount: 'Bedrag met teken',
    out: 'Af',
    in: 'Bij',
    direction: 'Debet of credit',
    currency: 'Valuta',
    balance: 'Saldo erna',
    status: 'Status',
    account: 'Eigen rekening',
    reference: 'Bankreferentie',
    end_to_end: 'End-to-end-referentie',
    name: 'Van of aan',
    counterparty: 'Tegenrekening',
    type: 'Soort boeking',
  },
  text: 'Tekst',
  unused: 'Niet gebruikt',
  missing: {
    booked: 'Geef aan in welke kolom de boekdatum staat.',
    amount: 'Geef aan in welke kolom het bedrag staat, of in welke twee af en bij staan.',
  },
  livePreview: 'Zo worden de eerste regels gelezen',
  cannotRead: (problem, line) => `Zo niet leesbaar: ${problem} (${line})`,
};
