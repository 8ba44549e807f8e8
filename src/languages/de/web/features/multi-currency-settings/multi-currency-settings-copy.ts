import { listed } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { multiCurrencySettingsCopy as english } from '#web/features/multi-currency-settings/multi-currency-settings-copy.ts';

export const multiCurrencySettingsCopy: Words<typeof english> = {
  title: 'Einstellungen für mehrere Währungen',
  lead: 'Kunden sehen Preise und zahlen in der Währung, die sie kennen; Sie erhalten Auszahlungen in Ihrer.',
  currencies: 'Aktivierte Währungen',
  default: 'Standardwährung',
  rate: (base, rate, code) => `1 ${base} = ${rate} ${code}`,
  updated: (when) => `Aktualisiert ${when}`,
  manual: 'Von Hand gesetzt',
  manage: 'Verwalten',
  manageOf: (name) => `${name} verwalten`,
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  onlyOwn:
    'Ihr Shop verkauft nur in seiner eigenen Währung. Fügen Sie andere hinzu, und Kunden können wählen.',
  guided: 'Schritt für Schritt einrichten',
  addTitle: 'Währungen hinzufügen',
  cancel: 'Abbrechen',
  off: 'Der Verkauf in mehreren Währungen ist ausgeschaltet, deshalb sehen Kunden nur Ihre eigene Währung. Was hier eingestellt ist, bleibt erhalten.',
  toSettings: 'Zahlungseinstellungen',

  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Kurs, Rundung und Schwellenpreis dieser Währung gehen verloren. Bereits aufgegebene Bestellungen bleiben, wie sie sind.',
  removeMethods: (methods) =>
    `Kunden können damit nicht mehr zahlen, weil diese Methoden die Währung brauchen: ${listed(methods)}.`,

  shop: 'Shop-Einstellungen',
  save: 'Änderungen speichern',

  back: 'Alle Währungen',
  oneLoadFailed: 'Fehler beim Abrufen der Einstellungen dieser Währung.',
  saved: 'Währungseinstellungen aktualisiert.',
  saveFailed: 'Fehler beim Aktualisieren der Währungseinstellungen.',
  unknown: (code) => `Ihr Shop verkauft nicht in ${code}.`,
  exchange: 'Wechselkurs',
  automatic: 'Kurse automatisch abrufen',
  automaticText: 'Der Tageskurs, mehrmals am Tag neu gelesen.',
  manualChoice: 'Kurs von Hand setzen',
  manualHelp: 'Er bleibt, wie Sie ihn setzen, bis Sie ihn ändern.',
  manualRate: 'Manueller Kurs',
  manualRateHelp: (base, code) => `Wie viele ${code} ein ${base} wert ist.`,
  badRate: 'Geben Sie einen Kurs über null an, etwa 1,25.',
  prices: 'Preise',
  rounding: 'Preisrundung',
  roundingHelp: 'Umgerechnete Preise werden auf das nächste Vielfache davon aufgerundet.',
  noRounding: 'Keine',
  recommended: (value) => `${value} (empfohlen)`,
  charm: 'Schwellenpreise',
  charmHelp: 'Wird nach dem Runden abgezogen, damit ein Preis zum Beispiel auf 99 endet.',
  noCharm: 'Keine',
  preview: 'Live-Vorschau',
  previewPrice: 'Ein Preis in Ihrem Shop',
  badPrice: (example) => `Geben Sie einen Betrag wie ${example} ein.`,
  noPreview: 'Geben Sie einen Preis und einen Kurs an, um zu sehen, was daraus wird.',
  previewWords: (from, to) => `${from} wird zu ${to}`,
  leaveTitle: 'Seite verlassen, ohne zu speichern?',
  leaveText:
    'Auf dieser Seite gibt es nicht gespeicherte Änderungen. Möchten Sie die Seite wirklich verlassen und diese Änderungen verwerfen?',
  leave: 'Verlassen',
};
