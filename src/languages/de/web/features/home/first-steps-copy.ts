import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: 'Erste Schritte',
  sandbox: 'In einer Sandbox ausprobieren',
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
  moveTime:
    'In einer Sandbox muss niemand darauf warten: Stellen Sie die Uhr vor, bis die nächste Auszahlung ankommt.',
  simulator: 'Uhr vorstellen',
};
