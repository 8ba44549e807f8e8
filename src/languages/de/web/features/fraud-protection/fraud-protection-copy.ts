import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudProtectionCopy as english } from '#web/features/fraud-protection/fraud-protection-copy.ts';

export const fraudProtectionCopy: Words<typeof english> = {
  title: 'Erweiterter Betrugsschutz',
  atLeastOne: 'Für den erweiterten Schutz muss mindestens ein Risikofilter eingeschaltet sein.',
  levels: { basic: 'Basisschutz', advanced: 'Erweiterter Schutz' },
  rules: {
    avs_verification: {
      name: 'AVS-Abweichung',
      text: 'Straße oder Postleitzahl stimmen nicht mit dem überein, was bei der Bank der Karte hinterlegt ist.',
    },
    international_ip_address: {
      name: 'IP-Adresse im Ausland',
      text: 'Die Bestellung kommt aus einem Land, in das Sie nicht verkaufen.',
    },
    ip_address_mismatch: {
      name: 'IP-Abweichung',
      text: 'Das Land der IP-Adresse weicht vom Rechnungsland ab.',
    },
    address_mismatch: {
      name: 'Adressabweichung',
      text: 'Die Lieferadresse weicht von der Rechnungsadresse ab.',
    },
    purchase_price_threshold: {
      name: 'Grenzen für den Kaufpreis',
      text: 'Die Bestellsumme liegt außerhalb des Bereichs, den Sie für üblich halten.',
    },
    order_items_threshold: {
      name: 'Grenzen für die Anzahl der Artikel',
      text: 'Die Bestellung hat weniger oder mehr Artikel als üblich.',
    },
  },
  cvc: {
    name: 'CVC-Prüfung',
    enforced: 'Die Prüfnummer stimmt nicht. Von Ihrem Konto vorgegeben; das lässt sich hier nicht ändern.',
    notEnforced:
      'Ihr Konto lehnt Zahlungen mit falscher Prüfnummer nicht ab. Das lässt sich hier nicht ändern.',
    on: 'Immer ein',
    off: 'Aus',
  },
  outcome: {
    legend: 'Wenn er zutrifft',
    review: 'Autorisieren und zur Prüfung anhalten',
    reviewHelp: 'Wird erst eingezogen, wenn Sie freigeben.',
    block: 'Zahlung blockieren',
    blockHelp: 'Die Zahlung wird blockiert, und der Kunde erfährt, dass sie nicht erfolgreich war.',
  },
  price: {
    min: 'Mindestkaufpreis',
    max: 'Höchstkaufpreis',
    unset: 'Setzen Sie ein Minimum oder ein Maximum, sonst lässt sich dieser Filter nicht speichern.',
    reversed: 'Der Höchstkaufpreis muss größer sein als der Mindestkaufpreis.',
  },
  items: {
    min: 'Mindestzahl der Artikel je Bestellung',
    max: 'Höchstzahl der Artikel je Bestellung',
    unset: 'Setzen Sie ein Minimum oder ein Maximum, sonst lässt sich dieser Filter nicht speichern.',
    reversed: 'Das Maximum muss größer sein als das Minimum.',
  },
  noLimit: 'Leer lassen für keine Grenze',
  countries: {
    everywhere: 'Ihr Shop verkauft in alle Länder, deshalb gibt es nichts zu prüfen.',
    change: 'Verkaufsländer ändern',
    blockedFrom: 'Bestellungen aus diesen Ländern werden blockiert:',
    screenedFrom: 'Bestellungen aus diesen Ländern werden zur Prüfung angehalten:',
    blockedOutside: 'Bestellungen von außerhalb dieser Länder werden blockiert:',
    screenedOutside: 'Bestellungen von außerhalb dieser Länder werden zur Prüfung angehalten:',
    none: 'Noch ist kein Land aufgeführt.',
    changedSince:
      'Ihre Verkaufsländer haben sich geändert, seit dieser Filter gespeichert wurde. Speichern Sie, um nach der neuen Liste zu prüfen.',
  },
  selling: {
    title: 'Verkaufsländer',
    mode: 'Verkaufen nach',
    modes: {
      all: 'Alle Länder',
      all_except: 'Alle Länder außer …',
      specific: 'Bestimmte Länder',
    },
    find: 'Land suchen',
    except: 'Länder, in die Sie nicht verkaufen',
    only: 'Länder, in die Sie verkaufen',
    chosen: (count) =>
      plural(count, { one: '1 Land ausgewählt', other: `${figure(count)} Länder ausgewählt` }),
    noneFound: 'Kein Land passt.',
    chooseOne: 'Wählen Sie mindestens ein Land.',
    save: 'Verkaufsländer speichern',
    cancel: 'Abbrechen',
    saved: 'Verkaufsländer gespeichert.',
    failed: (reason) => `Die Verkaufsländer wurden nicht gespeichert. ${reason}`,
  },
  save: 'Änderungen speichern',
  back: 'Zurück zu den Zahlungseinstellungen',
  saveRegion: 'Speichern',
  unsaved: (count) =>
    plural(count, {
      one: '1 nicht gespeicherte Änderung',
      other: `${figure(count)} nicht gespeicherte Änderungen`,
    }),
  nothingToSave: 'Alles ist gespeichert',
  saving: 'Wird gespeichert',
  loading: 'Ihre Filter werden geladen',
  retrievalFailed:
    'Beim Abrufen Ihrer Einstellungen zum Betrugsschutz ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu, um es noch einmal zu versuchen.',
  cannotSave: 'Solange Ihre Filter nicht gelesen werden konnten, lässt sich nichts speichern.',
  notSaved: (reason) => `Die Einstellungen wurden nicht gespeichert. ${reason}`,
  savingFailed: 'Fehler beim Speichern der Einstellungen.',
  saved: 'Einstellungen gespeichert.',
  nowAdvanced: 'Die Schutzstufe ist jetzt „Erweitert“.',
  nowBasic:
    'Die Schutzstufe ist jetzt „Basis“. Für den erweiterten Schutz muss mindestens ein Risikofilter eingeschaltet sein.',
  stillBasic: 'Für den erweiterten Schutz muss mindestens ein Risikofilter eingeschaltet sein.',
  conflict: {
    title: (by) => `${by} hat die Filter geändert, während Sie sie bearbeitet haben`,
    text: 'Von Ihnen wurde nichts gespeichert, und Ihre Änderungen sind noch auf dieser Seite.',
    mine: 'Andere Fassung mit meiner überschreiben',
    theirs: 'Andere Fassung zeigen und meine verwerfen',
    somebody: 'Jemand anderes',
  },
};
