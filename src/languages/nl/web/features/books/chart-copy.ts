import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';
import type * as english from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english.chartCopy> = {
  failed: 'Het rekeningschema kon niet worden geladen.',
  newer: 'Deze instellingen zijn van een nieuwere versie dan deze pagina. Laad de pagina opnieuw.',
  loading: 'Het rekeningschema wordt geladen',
  how: 'Hoe er wordt geboekt',
  package: 'Boekhoudprogramma',
  packageHelp:
    'Elk programma begint met eigen nummers. Kies je een ander, dan worden hieronder de nummers daarvan ingevuld.',
  grain: 'Eén boeking voor',
  grains: {
    transaction: 'Elke mutatie',
    day: 'Elke dag',
    payout: 'Elke uitbetaling',
  },
  basis: 'Geboekt op de dag van',
  bases: {
    payment: 'de betaling',
    payout: 'de uitbetaling waar het in zit',
  },
  basisHelp:
    'Boek je op de dag van de betaling, dan staan verkopen in de juiste maand en is de tussenrekening gelijk aan het saldo bij de betaalprovider. Boek je op de dag van de uitbetaling, dan wacht wat nog in geen uitbetaling zit.',
  basisLocked: 'Er zijn maanden afgesloten, dus dit kan niet worden gewijzigd. Heropen ze eerst.',
  elsewhere: 'Verkopen worden elders geboekt',
  elsewhereHelp:
    'Je winkel of kassa boekt verkopen en terugbetalingen al. Hier staan ze dan op een eigen rekening, en geen verkoop wordt dubbel geboekt.',
  bankElsewhere: 'Het boekhoudprogramma boekt bankregels zelf',
  bankElsewhereHelp:
    'Het leest je bankrekening, zoals Xero altijd doet. Uitbetalingen blijven hier dan onderweg; match de bankregel daar met die rekening.',
  tax: 'Belasting over verkopen op een eigen rekening boeken',
  taxHelp:
    'Elke betaling en terugbetaling bevat hetzelfde aandeel belasting als de bestelling. Laat dit uit waar de omzetrekening de belasting er zelf uithaalt, zoals bij DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Nummer van de belastingadviseur',
    client: 'Nummer van de cliënt',
    year_begins: 'Het boekjaar begint met maand',
  },
  outOfRange: (least, most) => `Vul een getal van ${figure(least)} tot ${figure(most)} in.`,
  accounts: 'Rekeningen',
  accountsText:
    'Vraag je boekhouder om deze nummers. QuickBooks kent rekeningen bij naam, de andere bij nummer.',
  perCurrency: 'Rekeningen van één valuta',
  perCurrencyText:
    'Houdt je boekhouder per valuta een rekening bij, zoals een tussenrekening en een bankrekening in euro, voeg die dan hier toe. Al het andere wordt op de rekeningen hierboven geboekt.',
  ofCurrency: (account, currency) => `${account}, ${currency}`,
  currency: 'Valuta',
  chooseCurrency: 'Kies een valuta',
  account: 'Rekening',
  addAccount: 'Rekening toevoegen',
  removeAccount: 'Verwijderen',
  removeAccountName: (account) => `${account} verwijderen`,
  code: (account) => `Nummer van ${account}`,
  name: (account) => `Naam van ${account}`,
  taxCode: (account) => `Btw-code van ${account}`,
  heads: { what: 'Waar het voor is', code: 'Nummer', name: 'Naam', tax: 'Btw-code' },
  problems: {
    missing: 'Vul een nummer en een naam in.',
    taken: 'Dit nummer staat voor een geldrekening en is al van een andere rekening.',
    name_taken:
      'Deze rekening staat voor geld, en een andere heet precies zo. QuickBooks zou ze als één zien.',
    not_datev: 'DATEV accepteert nummers van vier tot acht cijfers.',
    other_length: 'Alle nummers van DATEV zijn even lang.',
  },
  save: 'Opslaan',
  saved: 'Het rekeningschema is opgeslagen.',
  notSaved: 'Het rekeningschema is niet opgeslagen.',
};
