import { byClock, figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeMailCopy as english } from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Ohne Antwort kann die Bank aus der Anfrage eine Anfechtung machen, die das Geld und eine Gebühr kostet.';
const DISPUTE_UNANSWERED = 'Ohne Antwort ist die Anfechtung verloren, und mit ihr der Betrag und die Gebühr.';
const TOO_LITTLE =
  'Sie haben mit Ihren Beweisen begonnen, aber sie reichen nicht aus, um für Sie eingereicht zu werden: Die Bank erhält sie nur, wenn Sie sie für später speichern oder einreichen.';
const SWITCHED_OFF =
  'Sie haben mit Ihren Beweisen begonnen, und Ihr Shop reicht keine Entwürfe ein: Die Bank erhält sie nur, wenn Sie sie für später speichern oder einreichen.';

const daysLeft = (days: number): string =>
  days === 0 ? 'heute letzter Tag' : plural(days, { one: 'noch 1 Tag', other: `noch ${figure(days)} Tage` });

export const disputeMailCopy: Words<typeof english> = {
  respondToDispute: (amount, days) => `Auf die Anfechtung über ${amount} antworten: ${daysLeft(days)}`,
  respondToInquiry: (amount, days) => `Auf die Anfrage zu ${amount} antworten: ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Ihre Beweise zu ${amount} werden für Sie eingereicht: bis ${byClock(respondBy)} noch einmal ansehen`,
  draftUnsent: (amount) => `Ihre Beweise zu ${amount} sind nicht bei der Bank: weniger als 24 Stunden übrig`,
  changesUnsent: (amount) =>
    `Was Sie an Ihren Beweisen zu ${amount} geändert haben, ist nicht bei der Bank: weniger als 24 Stunden übrig`,
  disputeWaits: (amount, storeName, reason) =>
    `Die Bank eines Kunden wartet auf Ihre Antwort auf eine Anfechtung über ${amount} bei ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `Die Bank eines Kunden wartet auf Ihre Antwort auf eine Anfrage zu ${amount} bei ${storeName} (${reason}).`,
  answerDispute: 'Hier auf die Anfechtung antworten (Anmeldung nötig):',
  answerInquiry: 'Hier auf die Anfrage antworten (Anmeldung nötig):',
  respondBy: (moment, zone) => `Antworten bis: ${byClock(moment)} (${zone})`,
  order: (number) => `Bestellung: #${number}`,
  customer: (name) => `Kunde: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved:
    'Sie haben einen Entwurf: Er wird so eingereicht, wie er ist, wenn die Frist abläuft. Sehen Sie ihn sich noch einmal an.',
  savedBefore:
    'Was Sie für später gespeichert haben, wird eingereicht, wenn die Frist abläuft. Was Sie seitdem geändert haben, ist hier aufbewahrt: Die Bank erhält es nur, wenn Sie es auch für später speichern oder einreichen.',
  planned:
    'Sie haben mit Ihren Beweisen begonnen, und sie sind hier zwischengespeichert. In der letzten Stunde vor Ablauf der Frist werden sie für Sie bei der Bank eingereicht, so wie sie dann sind. Sehen Sie sie sich noch einmal an.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};
