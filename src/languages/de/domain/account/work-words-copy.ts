import type { workCopy as english } from '#domain/account/work-words-copy.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const daysLeft = (days: number): string =>
  plural(days, { one: 'noch 1 Tag', other: `noch ${figure(days)} Tage` });

export const workCopy: Words<typeof english> = {
  disputes: {
    one: (sum, days) => `Auf eine Anfechtung über ${sum} antworten: ${daysLeft(days)}`,
    oneOnLastDay: (sum) => `Auf eine Anfechtung über ${sum} antworten: heute letzter Tag`,
    oneText: (by) => `Antworten Sie bis ${by}, sonst gewinnt der Kunde.`,
    oneAction: 'Jetzt antworten',
    several: ({ words }) => `Auf ${words} aktive Anfechtungen antworten`,
    allToday: ({ words }) => `Auf ${words} aktive Anfechtungen antworten, alle heute`,
    someToday: ({ words }, today) =>
      `Auf ${words} aktive Anfechtungen antworten, ${figure(today)} davon heute`,
    severalFor: ({ words }, sum) => `Auf ${words} aktive Anfechtungen über insgesamt ${sum} antworten`,
    allTodayFor: ({ words }, sum) =>
      `Auf ${words} aktive Anfechtungen über insgesamt ${sum} antworten, alle heute`,
    someTodayFor: ({ words }, today, sum) =>
      `Auf ${words} aktive Anfechtungen über insgesamt ${sum} antworten, ${figure(today)} davon heute`,
    severalText: (by) => `Die erste Antwort ist bis ${by} fällig.`,
    severalAction: 'Anfechtungen ansehen',
  },
  held: {
    one: 'Über eine angehaltene Zahlung entscheiden',
    oneToday: 'Heute über eine angehaltene Zahlung entscheiden',
    oneText: (by) => `Ihre Betrugsregeln haben sie angehalten. Die Reservierung endet: ${by}.`,
    several: ({ words }) => `Über ${words} angehaltene Zahlungen entscheiden`,
    allToday: ({ words }) => `Über ${words} angehaltene Zahlungen entscheiden, alle heute`,
    someToday: ({ words }, today) =>
      `Über ${words} angehaltene Zahlungen entscheiden, ${figure(today)} davon heute`,
    severalText: (by) => `Ihre Betrugsregeln haben sie angehalten. Die erste Reservierung endet: ${by}.`,
    action: 'Prüfen',
  },
  expiring: {
    one: 'Eine Zahlung einziehen, bevor ihre Reservierung endet',
    oneToday: 'Eine Zahlung heute einziehen, bevor ihre Reservierung endet',
    oneText: (by) => `Ziehen Sie sie bis ${by} ein.`,
    several: ({ words }) => `${words} Zahlungen einziehen, bevor ihre Reservierungen enden`,
    allToday: ({ words }) => `${words} Zahlungen einziehen, bevor ihre Reservierungen enden, alle heute`,
    someToday: ({ words }, today) =>
      `${words} Zahlungen einziehen, bevor ihre Reservierungen enden, ${figure(today)} davon heute`,
    severalText: (by) => `Ziehen Sie die erste bis ${by} ein.`,
    action: 'Einziehen',
  },
  worth: (title, sum) => `${title}: ${sum}`,

  failedPayout: {
    title: (sum, day) => `Die Auszahlung über ${sum} vom ${day} ist fehlgeschlagen`,
    text: (reason) => `${reason} Das Geld ist wieder in Ihrem Guthaben.`,
    action: 'Auszahlung ansehen',
  },
  failedWithdrawal: {
    title: (sum, day) => `Die Abbuchung über ${sum} vom ${day} ist fehlgeschlagen`,
    text: (reason) => `${reason} Der Betrag fehlt wieder in Ihrem Guthaben.`,
  },
  missingPayout: {
    title: (sum) => `Die Auszahlung über ${sum} steht nicht auf Ihrem Kontoauszug`,
    text: (day, days) =>
      `Sie wurde bis ${day} erwartet, vor ${plural(days, { one: '1 Tag', other: `${figure(days)} Tagen` })}. Suchen Sie unter „Zuzuordnen“ danach; ist sie dort nicht, fragen Sie Ihre Bank und nennen Sie die Referenz.`,
    action: 'Auszahlung ansehen',
  },
  unsentDraft: {
    title: (sum) => `Ihre Beweise zu ${sum} sind nicht bei der Bank`,
    changesTitle: (sum) => `Was Sie an Ihren Beweisen zu ${sum} geändert haben, ist nicht bei der Bank`,
    too_little: (by) =>
      `Sie reichen nicht aus, um für Sie eingereicht zu werden. Ergänzen Sie sie, oder reichen Sie sie bis ${by} ein, sonst erhält die Bank nichts.`,
    switched_off: (by) =>
      `Ihr Shop reicht keine Entwürfe ein. Reichen Sie sie bis ${by} ein, sonst erhält die Bank nichts.`,
    saved_before: (by) =>
      `Was Sie für später gespeichert haben, geht von selbst dorthin. Speichern Sie bis ${by} auch das Geänderte, oder reichen Sie es ein.`,
    action: 'Abschließen',
  },
};
