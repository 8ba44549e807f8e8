import { plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeMailCopy as english } from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Sans réponse, la banque peut faire de la demande d’information un litige, qui vous coûte le montant et des frais.';
const DISPUTE_UNANSWERED = 'Sans réponse, le litige est perdu, et avec lui le montant et les frais.';
const TOO_LITTLE =
  'Vous avez commencé vos preuves, mais elles sont insuffisantes pour être remises à votre place : la banque ne les reçoit que si vous les enregistrez pour plus tard ou les envoyez.';
const SWITCHED_OFF =
  'Vous avez commencé vos preuves, et votre boutique ne remet pas les brouillons : la banque ne les reçoit que si vous les enregistrez pour plus tard ou les envoyez.';

const daysLeft = (days: number): string =>
  days === 0
    ? 'dernier jour aujourd’hui'
    : plural(days, { one: `${days} jour restant`, other: `${days} jours restants` });

export const disputeMailCopy: Words<typeof english> = {
  respondToDispute: (amount, days) => `Répondez au litige de ${amount} : ${daysLeft(days)}`,
  respondToInquiry: (amount, days) => `Répondez à la demande d’information sur ${amount} : ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Vos preuves pour ${amount} seront remises pour vous : dernière relecture avant le ${respondBy}`,
  draftUnsent: (amount) =>
    `Vos preuves pour ${amount} n’ont pas été transmises à la banque : il reste moins de 24 heures`,
  changesUnsent: (amount) =>
    `Vos modifications des preuves pour ${amount} n’ont pas été transmises à la banque : il reste moins de 24 heures`,
  disputeWaits: (amount, storeName, reason) =>
    `La banque d’un client attend votre réponse à un litige de ${amount} chez ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `La banque d’un client attend votre réponse à une demande d’information sur ${amount} chez ${storeName} (${reason}).`,
  answerDispute: 'Répondez au litige ici (connexion requise) :',
  answerInquiry: 'Répondez à la demande d’information ici (connexion requise) :',
  respondBy: (moment, zone) => `Date limite : ${moment}, ${zone}`,
  order: (number) => `Commande : n° ${number}`,
  customer: (name) => `Client : ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: 'Vous avez un brouillon : il est envoyé tel quel à la fin du délai. Relisez-le une dernière fois.',
  savedBefore:
    'Ce que vous avez enregistré pour plus tard est envoyé à la fin du délai. Ce que vous avez modifié depuis est conservé ici : la banque ne le reçoit que si vous l’enregistrez aussi pour plus tard ou l’envoyez.',
  planned:
    'Vous avez commencé vos preuves, et elles sont conservées ici. Dans la dernière heure avant la fin du délai, elles sont remises pour vous à la banque, telles qu’elles sont alors. Relisez-les une dernière fois.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};
