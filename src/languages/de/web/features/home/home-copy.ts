import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  homeCopy as english,
  latestCopy as englishLatest,
  recentCopy as englishRecent,
  todayCopy as englishToday,
} from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english> = {
  title: 'Startseite',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Guten Tag' : `Guten Tag, ${name}`),
  stepsTitle: 'Erste Schritte',
  done: 'Erledigt',
  steps: {
    connect: {
      title: 'Zahlungskonto verbinden',
      text: 'Verifizieren Sie Ihr Unternehmen, um echte Zahlungen anzunehmen, oder probieren Sie zuerst alles in einer Sandbox aus: Sie steht innerhalb einer Minute bereit.',
      action: 'Verbinden',
    },
    sell: {
      title: 'Eine Zahlung annehmen',
      text: 'Kaufen Sie etwas in Ihrem eigenen Shop. In einer Sandbox zahlen Sie mit einer Testkarte.',
      action: 'Ihren Shop öffnen',
    },
    refund: {
      title: 'Die Zahlung erstatten',
      text: 'Öffnen Sie die Zahlung und klicken Sie auf „Erstatten“. Bestellung und Guthaben ändern sich mit; die Gebühr der Zahlung wird nicht zurückgegeben.',
      action: 'Transaktionen ansehen',
    },
    payout: {
      title: 'Eine Auszahlung verfolgen',
      text: 'Verfügbar gewordenes Geld wird an Werktagen an Ihre Bank überwiesen. Jede Auszahlung zeigt, woraus sie besteht.',
      action: 'Auszahlungen ansehen',
    },
    live: {
      title: 'Live-Zahlungen einrichten',
      text: 'Verifizieren Sie Ihr Unternehmen, um echte Zahlungen anzunehmen. Die Sandbox bleibt, bis Ihr Live-Konto das kann.',
      action: 'Live gehen',
    },
  },
  moveTime: 'In einer Sandbox muss niemand darauf warten: Stellen Sie die Uhr eine Woche vor.',
  simulator: 'Uhr vorstellen',
};

export const todayCopy: Words<typeof englishToday> = {
  title: 'Heute',
  sold: 'Heute verkauft',
  payments: (count, words) => plural(count, { one: '1 Zahlung', other: `${words} Zahlungen` }),
  orders: 'Bestellungen in Bearbeitung',
  ordersNote: 'Bezahlt und noch nicht abgeschlossen',
  balance: 'Guthaben',
  available: 'verfügbar',
  next: 'Nächste Auszahlung',
  unknown: 'Konnte nicht gelesen werden',
  failed: 'Nicht alle Zahlen konnten gelesen werden.',
};

export const latestCopy: Words<typeof englishLatest> = {
  title: 'Neueste Bestellungen',
  loading: 'Neueste Bestellungen werden geladen',
  failed: 'Fehler beim Abrufen der Bestellungen.',
  none: 'Noch hat niemand bestellt. Bestellungen Ihres Shops erscheinen hier.',
  nobody: 'Kein Name angegeben',
  number: (number) => `#${number}`,
  all: 'Alle Bestellungen ansehen',
};

export const recentCopy: Words<typeof englishRecent> = { title: 'Zuletzt angesehen' };
