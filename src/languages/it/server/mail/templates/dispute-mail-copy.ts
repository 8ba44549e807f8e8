import { figure, ofDay, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Senza risposta, la banca può trasformare la richiesta di informazioni in una contestazione, che ti costa l’importo e una commissione.';
const DISPUTE_UNANSWERED = 'Senza risposta la contestazione è persa, e con essa l’importo e la commissione.';
const TOO_LITTLE =
  'Hai iniziato a preparare le prove, ma sono troppo poche per essere consegnate al posto tuo: la banca le riceve solo se le salvi per dopo o le invii.';
const SWITCHED_OFF =
  'Hai iniziato a preparare le prove, e il tuo negozio non consegna le bozze: la banca le riceve solo se le salvi per dopo o le invii.';

const daysLeft = (days: number): string =>
  days === 0
    ? 'oggi è l’ultimo giorno'
    : plural(days, { one: '1 giorno rimasto', other: `${figure(days)} giorni rimasti` });

export const disputeMailCopy: Words<typeof english.disputeMailCopy> = {
  respondToDispute: (amount, days) => `Rispondi alla contestazione di ${amount}: ${daysLeft(days)}`,
  respondToInquiry: (amount, days) =>
    `Rispondi alla richiesta di informazioni su ${amount}: ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Le tue prove per ${amount} verranno consegnate al posto tuo: ultimo controllo prima ${ofDay(respondBy)}`,
  draftUnsent: (amount) =>
    `Le tue prove per ${amount} non sono state inviate alla banca: mancano meno di 24 ore`,
  changesUnsent: (amount) =>
    `Le modifiche alle prove per ${amount} non sono state inviate alla banca: mancano meno di 24 ore`,
  disputeWaits: (amount, storeName, reason) =>
    `La banca di un cliente attende la tua risposta a una contestazione di ${amount} presso ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `La banca di un cliente attende la tua risposta a una richiesta di informazioni su ${amount} presso ${storeName} (${reason}).`,
  answerDispute: 'Rispondi qui alla contestazione (serve l’accesso):',
  answerInquiry: 'Rispondi qui alla richiesta di informazioni (serve l’accesso):',
  respondBy: (moment, zone) => `Rispondi entro: ${moment}, ${zone}`,
  order: (number) => `Ordine: #${number}`,
  customer: (name) => `Cliente: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: 'Hai una bozza: viene inviata così com’è quando scade il tempo. Ricontrollala.',
  savedBefore:
    'Ciò che hai salvato per dopo viene inviato quando scade il tempo. Ciò che hai modificato da allora è conservato qui: la banca lo riceve solo se salvi per dopo anche quello o lo invii.',
  planned:
    'Hai iniziato a preparare le prove, e sono conservate qui. Nell’ultima ora prima della scadenza vengono consegnate alla banca al posto tuo, così come sono in quel momento. Ricontrollale.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};
