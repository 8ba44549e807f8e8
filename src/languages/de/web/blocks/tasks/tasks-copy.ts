import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  bankTaskCopy as englishBank,
  detailsTaskCopy as englishDetails,
  goLiveTaskCopy as englishGoLive,
  taskListCopy as englishList,
  paymentMethodsTaskCopy as englishMethods,
  reconnectTaskCopy as englishReconnect,
} from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof englishList> = {
  title: 'Zu erledigen',
  options: (task) => `Weitere Optionen für: ${task}`,
  dismiss: 'Ausblenden',
  snooze: 'Morgen erinnern',
  delete: 'Löschen',
  undo: 'Rückgängig',
  done: {
    dismiss: 'Aufgabe ausgeblendet.',
    snooze: 'Aufgabe auf morgen verschoben.',
    delete: 'Aufgabe gelöscht.',
  },
  notSaved: 'Die Aufgabe konnte nicht weggelegt werden.',
  showMore: (count) => `${figure(count)} weitere anzeigen`,
  showFewer: 'Weniger anzeigen',
  completed: 'Erledigt',
  loading: 'Es wird nachgesehen, was auf Sie wartet',
  failed: 'Nicht alles, was wartet, konnte gelesen werden.',
  nothing: 'Nichts wartet auf Sie',
  notYourWork:
    'Anfechtungen, angehaltene Zahlungen und bald endende Reservierungen sehen hier alle, die antworten oder einziehen dürfen.',
  nothingText:
    'Anfechtungen, angehaltene Zahlungen, bald endende Reservierungen und fehlgeschlagene Auszahlungen stehen hier.',
  orMore: (count) => `${count} oder mehr`,
};

export const detailsTaskCopy: Words<typeof englishDetails> = {
  finish: 'Einrichtung der Zahlungen abschließen',
  update: 'Unternehmensdaten aktualisieren',
  several: (count) =>
    plural(count, {
      one: '1 Angabe braucht Ihre Aufmerksamkeit.',
      other: `${figure(count)} Angaben brauchen Ihre Aufmerksamkeit.`,
    }),
  missing: 'Einige Angaben zu Ihrem Unternehmen fehlen noch.',
  overdue: 'Sie sind überfällig.',
  by: (date) => `Aktualisieren Sie sie bis ${date}. Danach werden Zahlungen und Auszahlungen pausiert.`,
  waiting: 'Wartet auf Sie',
  finishAction: 'Einrichtung abschließen',
  updateAction: 'Aktualisieren',
  moreAction: 'Mehr Details',
  dialogTitle: 'Was Ihre Aufmerksamkeit braucht',
  dialogLead:
    'Der Zahlungsanbieter konnte diese Angaben nicht annehmen. Korrigieren Sie sie, dann werden sie erneut geprüft, meist innerhalb von Minuten.',
  cancel: 'Abbrechen',
};

export const reconnectTaskCopy: Words<typeof englishReconnect> = {
  title: 'Shop neu verbinden',
  text: 'Die Verbindung zwischen Ihrem Shop und dem Verbindungsdienst Ihrer Website ist unterbrochen. Zahlungen funktionieren; Neuigkeiten kommen vielleicht verspätet.',
  action: 'Neu verbinden',
};

export const bankTaskCopy: Words<typeof englishBank> = {
  action: 'Auszahlungen einrichten',
  reasons: {
    after_payment: {
      title: 'Richten Sie Ihre Auszahlungen ein',
      text: (date) =>
        `Ihre erste Zahlung ist da. Verifizieren Sie Ihr Bankkonto bis ${date}, damit sie ausgezahlt wird.`,
    },
    balance_rising: {
      title: 'Verifizieren Sie Ihr Bankkonto, um Ihr Geld zu erhalten',
      text: (date) =>
        `Ihr Guthaben wächst. Verifizieren Sie Ihr Bankkonto bis ${date}, damit es ausgezahlt werden kann.`,
    },
    near_threshold: {
      title: 'Verifizieren Sie bald Ihr Bankkonto, um weiter zu verkaufen',
      text: (date) =>
        `Zahlungen werden bei 5.000\u00a0$ Umsatz oder am ${date} pausiert, je nachdem, was zuerst eintritt. Verifizieren Sie Ihr Bankkonto vorher.`,
    },
    threshold_reached: {
      title: 'Ihre Zahlungen sind pausiert: Bankkonto verifizieren',
      text: () =>
        'Sie haben 5.000\u00a0$ Umsatz oder dreißig Verkaufstage erreicht. Verifizieren Sie Ihr Bankkonto, um weiterzumachen.',
    },
    no_payment: {
      title: 'Richten Sie Ihre Auszahlungen ein',
      text: (date) =>
        `Sie können bereits verkaufen. Verifizieren Sie Ihr Bankkonto bis ${date}, damit Ihr Geld ausgezahlt wird.`,
    },
    no_payment_14_days: {
      title: 'Verifizieren Sie Ihr Bankkonto, um Ihr Geld zu erhalten',
      text: (date) =>
        `Ihr Konto ist seit zwei Wochen offen. Verifizieren Sie Ihr Bankkonto bis ${date}, damit es offen bleibt.`,
    },
    no_payment_30_days: {
      title: 'Ihre Zahlungen sind pausiert: Bankkonto verifizieren',
      text: () =>
        'Ihr Konto ist seit dreißig Tagen offen. Verifizieren Sie Ihr Bankkonto, um Zahlungen anzunehmen.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof englishMethods> = {
  title: 'Mehr Zahlungsmethoden anbieten',
  text: 'Kunden kaufen öfter, wenn sie die Zahlungsmethode finden, die sie kennen.',
  action: 'Zahlungsmethoden hinzufügen',
};

export const goLiveTaskCopy: Words<typeof englishGoLive> = {
  open: {
    title: 'Live-Zahlungen einrichten',
    text: 'Verifizieren Sie Ihr Unternehmen, um echte Zahlungen anzunehmen. Die Sandbox bleibt, bis Ihr Live-Konto das kann.',
    time: 'Etwa 10 Minuten',
    action: 'Live gehen',
  },
  begun: {
    title: 'Einrichtung der Live-Zahlungen abschließen',
    text: 'Ihr Live-Konto braucht noch Angaben. Die Sandbox bleibt, bis es Zahlungen annehmen kann.',
    time: 'Wartet auf Sie',
    action: 'Einrichtung abschließen',
  },
};
