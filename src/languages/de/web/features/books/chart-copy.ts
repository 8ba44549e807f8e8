import type { Words } from '#languages/kit/words.ts';
import type { chartCopy as english } from '#web/features/books/chart-copy.ts';

export const chartCopy: Words<typeof english> = {
  failed: 'Der Kontenplan konnte nicht geladen werden.',
  newer: 'Diese Einstellungen stammen aus einer neueren Version als diese Seite. Laden Sie die Seite neu.',
  loading: 'Der Kontenplan wird geladen',
  how: 'Wie gebucht wird',
  package: 'Buchhaltungsprogramm',
  packageHelp:
    'Jedes beginnt mit eigenen Nummern. Wählen Sie ein anderes, werden unten dessen Nummern eingetragen.',
  grain: 'Eine Buchung für',
  grains: {
    transaction: 'Jede Bewegung',
    day: 'Jeden Tag',
    payout: 'Jede Auszahlung',
  },
  basis: 'Gebucht wird am',
  bases: {
    payment: 'Tag der Zahlung',
    payout: 'Tag der Auszahlung, in der sie enthalten ist',
  },
  basisHelp:
    'Am Tag der Zahlung gebucht, stehen Verkäufe im richtigen Monat, und das Verrechnungskonto entspricht dem Guthaben beim Zahlungsanbieter. Am Tag der Auszahlung gebucht, wartet, was noch in keiner Auszahlung enthalten war.',
  basisLocked:
    'Monate sind abgeschlossen, deshalb lässt sich das nicht ändern. Öffnen Sie sie zuerst wieder.',
  elsewhere: 'Verkäufe werden anderswo gebucht',
  elsewhereHelp:
    'Ihr Shop oder Ihre Kasse bucht Verkäufe und Erstattungen bereits. Sie stehen dann hier gegen ein eigenes Konto, und kein Verkauf wird doppelt gebucht.',
  bankElsewhere: 'Das Buchhaltungsprogramm bucht Kontoumsätze selbst',
  bankElsewhereHelp:
    'Es liest Ihr Bankkonto ein, wie Xero es immer tut. Auszahlungen bleiben hier dann unterwegs; ordnen Sie den Umsatz der Bank dort diesem Konto zu.',
  tax: 'Steuer auf Verkäufe auf ein eigenes Konto buchen',
  taxHelp:
    'Jede Zahlung und Erstattung enthält so viel Steuer wie ihre Bestellung. Lassen Sie es aus, wo das Erlöskonto die Steuer selbst herausrechnet, wie die Automatikkonten von DATEV.',
  datev: 'DATEV',
  datevNumbers: {
    adviser: 'Beraternummer',
    client: 'Mandantennummer',
    year_begins: 'Wirtschaftsjahr beginnt mit Monat',
  },
  outOfRange: (least, most) => `Geben Sie eine Zahl von ${least} bis ${most} ein.`,
  accounts: 'Konten',
  accountsText:
    'Fragen Sie Ihre Buchhaltung oder Steuerberatung nach diesen Nummern. QuickBooks kennt Konten nach Namen, die anderen nach Nummern.',
  perCurrency: 'Konten einer einzelnen Währung',
  perCurrencyText:
    'Führt Ihre Buchhaltung für jede Währung ein eigenes Konto, etwa ein Verrechnungs- und ein Bankkonto in Euro, fügen Sie es hier hinzu. Alles andere wird auf die Konten oben gebucht.',
  ofCurrency: (account, currency) => `${account}, ${currency}`,
  currency: 'Währung',
  chooseCurrency: 'Währung wählen',
  account: 'Konto',
  addAccount: 'Konto hinzufügen',
  removeAccount: 'Entfernen',
  removeAccountName: (account) => `${account} entfernen`,
  code: (account) => `Nummer: ${account}`,
  name: (account) => `Name: ${account}`,
  taxCode: (account) => `Steuerschlüssel: ${account}`,
  heads: { what: 'Wofür', code: 'Nummer', name: 'Name', tax: 'Steuerschlüssel' },
  problems: {
    missing: 'Geben Sie eine Nummer und einen Namen ein.',
    taken: 'Diese Nummer steht für ein Geldkonto und ist von einem anderen Konto belegt.',
    name_taken:
      'Dieses Konto steht für Geld, und ein anderes heißt genauso. QuickBooks hielte beide für eines.',
    not_datev: 'DATEV nimmt Nummern mit vier bis acht Ziffern.',
    other_length: 'Bei DATEV sind alle Nummern gleich lang.',
  },
  save: 'Speichern',
  saved: 'Der Kontenplan ist gespeichert.',
  notSaved: 'Der Kontenplan wurde nicht gespeichert.',
};
