import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED =
  'Senza risposta, la banca può trasformare la richiesta di informazioni in una contestazione, che riprende il denaro e ha una commissione.';
const DISPUTE_UNANSWERED = 'Senza risposta la contestazione è persa, e con essa l’importo e la commissione.';
const TOO_LITTLE =
  'Hai iniziato le prove, ma sono troppo poche per essere consegnate per te: la banca le riceve solo se le salvi per dopo o le invii.';
const SWITCHED_OFF =
  'Hai iniziato le prove, e il tuo negozio non consegna le bozze: la banca le riceve solo se le salvi per dopo o le invii.';

const daysLeft = (days: number): string =>
  days === 0
    ? 'oggi è l’ultimo giorno'
    : plural(days, { one: '1 giorno rimasto', other: `${figure(days)} giorni rimasti` });

export const disputeMailCopy: Words<typeof english.disputeMailCopy> = {
  respondToDispute: (amount, days) => `Rispondi alla contestazione di ${amount}: ${daysLeft(days)}`,
  respondToInquiry: (amount, days) =>
    `Rispondi alla richiesta di informazioni su ${amount}: ${daysLeft(days)}`,
  draftPlanned: (amount, respondBy) =>
    `Le tue prove su ${amount} verranno consegnate per te: ultimo controllo prima del ${respondBy}`,
  draftUnsent: (amount) => `Le tue prove su ${amount} non sono presso la banca: mancano meno di 24 ore`,
  changesUnsent: (amount) =>
    `Ciò che hai modificato nelle prove su ${amount} non è presso la banca: mancano meno di 24 ore`,
  disputeWaits: (amount, storeName, reason) =>
    `La banca di un cliente attende la tua risposta a una contestazione di ${amount} in ${storeName} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `La banca di un cliente attende la tua risposta a una richiesta di informazioni su ${amount} in ${storeName} (${reason}).`,
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
    'Hai iniziato le prove, e sono conservate qui. Nell’ultima ora prima della scadenza vengono consegnate per te alla banca, così come sono in quel momento. Ricontrollale.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};
