import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Zonder antwoord kan de bank van het informatieverzoek een geschil maken, dat het bedrag en geschilkosten kost.';
const DISPUTE_UNANSWERED =
  'Zonder antwoord is het geschil verloren, en daarmee het bedrag en de geschilkosten.';
const TOO_LITTLE =
  'Je bent aan je bewijs begonnen, maar het is te weinig om voor je te worden ingeleverd: de bank krijgt het alleen als je het voor later opslaat of indient.';
const SWITCHED_OFF =
  'Je bent aan je bewijs begonnen, en je winkel levert geen concepten in: de bank krijgt het alleen als je het voor later opslaat of indient.';

const daysLeft = (days: number): string =>
  days === 0
    ? 'vandaag is de laatste dag'
    : plural(days, { one: 'nog 1 dag', other: `nog ${figure(days)} dagen` });

export const disputeMailCopy: Words<typeof english.disputeMailCopy> = {
  respondToDispute: (amount, days) => `Reageer op het geschil over ${amount}: ${daysLeft(days)}`,
  respondToInquiry: (amount, days) => `Reageer op het informatieverzoek over ${amount}: ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Je bewijs over ${amount} wordt voor je ingeleverd: bekijk het nog één keer vóór ${respondBy}`,
  draftUnsent: (amount) => `Je bewijs over ${amount} is nog niet bij de bank: nog minder dan 24 uur`,
  changesUnsent: (amount) =>
    `Wat je in je bewijs over ${amount} hebt gewijzigd, is nog niet bij de bank: nog minder dan 24 uur`,
  disputeWaits: (amount, storeName, reason) =>
    `De bank van een klant wacht op je antwoord op een geschil over ${amount} bij ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `De bank van een klant wacht op je antwoord op een informatieverzoek over ${amount} bij ${storeName} (${reason}).`,
  answerDispute: 'Beantwoord het geschil hier (inloggen nodig):',
  answerInquiry: 'Beantwoord het informatieverzoek hier (inloggen nodig):',
  respondBy: (moment, zone) => `Reageer uiterlijk: ${moment}, ${zone}`,
  order: (number) => `Bestelling: #${number}`,
  customer: (name) => `Klant: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved:
    'Je hebt een concept: dat wordt ingediend zoals het is als de tijd voorbij is. Bekijk het nog een keer.',
  savedBefore:
    'Wat je voor later hebt opgeslagen, wordt ingediend als de tijd voorbij is. Wat je sindsdien hebt gewijzigd, wordt hier bewaard: de bank krijgt het alleen als je het ook voor later opslaat of indient.',
  planned:
    'Je bent aan je bewijs begonnen, en het wordt hier bewaard. In het laatste uur voordat de tijd voorbij is, wordt het voor je bij de bank ingeleverd, zoals het dan is. Bekijk het nog een keer.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};
