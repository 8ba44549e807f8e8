import type { Words } from '#languages/kit/words.ts';
import type { fraudLevelCopy as english } from '#web/features/settings/fraud-level/fraud-level-copy.ts';

export const fraudLevelCopy: Words<typeof english> = {
  whatIsBasic: 'Was leistet der Basisschutz?',
  basic: {
    title: 'Basisschutz',
    text: 'Auf der Basisstufe entscheidet allein der Zahlungsanbieter; keiner Ihrer eigenen Filter wird angewendet.',
    points: [
      'Zahlungen, die er mit dem höchsten Risiko bewertet, werden blockiert.',
      'Zahlungen mit falscher Prüfnummer (CVC) werden abgelehnt, solange Ihr Konto das vorsieht.',
      'Gespeicherte Filter bleiben erhalten und gelten mit der erweiterten Stufe wieder.',
    ],
    close: 'Schließen',
  },
  noFilters: 'Richten Sie zuerst mindestens einen Filter ein.',
  tour: {
    steps: [
      {
        title: 'Ihre eigenen Betrugsfilter',
        text: 'Entscheiden Sie, welche Bestellungen einen zweiten Blick verdienen: nach Adresse, Land, Preis oder Zahl der Artikel.',
      },
      {
        title: 'Anhalten oder blockieren',
        text: 'Eine angehaltene Zahlung ist autorisiert und wird erst eingezogen, wenn Sie sie freigeben. Eine blockierte erreicht die Bank nie.',
      },
      {
        title: 'Zuerst an Ihren bisherigen Zahlungen prüfen',
        text: 'Bevor Sie speichern, zeigt das Regel-Labor, was Ihre Filter mit Ihren bisherigen Zahlungen gemacht hätten.',
      },
    ],
    progress: (step, steps) => `${step} von ${steps}`,
    next: 'Weiter',
    later: 'Tour überspringen',
    configure: 'Filter einrichten',
  },
};
