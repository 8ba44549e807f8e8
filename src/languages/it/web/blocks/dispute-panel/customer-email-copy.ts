import { capital } from '#languages/it/letters.ts';
import { ofDay, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english.customerEmailCopy> = {
  subject: (storeName, chargedOn) => `Il tuo pagamento a ${storeName} ${ofDay(chargedOn)}`,
  hello: 'Buongiorno,',
  helloTo: (customerName) => `Buongiorno ${customerName},`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `${capital(theDay(disputedOn))} la tua banca ci ha chiesto informazioni sul tuo pagamento di ${amount} a ${storeName}, effettuato ${theDay(chargedOn)}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `${capital(theDay(disputedOn))} la tua banca ci ha comunicato che contesti il tuo pagamento di ${amount} a ${storeName}, effettuato ${theDay(chargedOn)}.`,
  question: 'Vorremmo capire che cosa non è andato bene e rimediare. Puoi dirci di che cosa si tratta?',
  ifAskedInOrder: 'Se invece il pagamento è corretto, fallo sapere alla tua banca, per favore.',
  ifDisputedInOrder:
    'Se invece il pagamento è corretto, chiedi per favore alla tua banca di ritirare la contestazione e mandaci la sua conferma.',
  regards: 'Cordiali saluti,',
};
