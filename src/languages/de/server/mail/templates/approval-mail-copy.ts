import type { Words } from '#languages/kit/words.ts';
import type { approvalMailCopy as english } from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english> = {
  askedSubject: (storeName, what) => `Freigabe nötig bei ${storeName}: ${what}`,
  asked: (by, storeName) => `${by} beantragt bei ${storeName} etwas, das eine zweite Person braucht.`,
  what: (what) => `Was: ${what}`,
  why: (note) => `Warum: ${note}`,
  until: (moment) => `Bis: ${moment}`,
  decidedBy: (who) => `Entschieden von: ${who}`,
  decide:
    'Nichts geschieht, bevor jemand es freigibt. Hier können Sie es freigeben oder ablehnen (Anmeldung nötig):',
  see: 'Hier ansehen (Anmeldung nötig):',
  link: 'Freigaben',
  endedSubject: {
    done: (what) => `Freigegeben und ausgeführt: ${what}`,
    ready: (what) => `Freigegeben: ${what}`,
    failed: (what) => `Nicht ausgeführt: ${what}`,
    declined: (what) => `Abgelehnt: ${what}`,
    expired: (what) => `Nicht rechtzeitig freigegeben: ${what}`,
  },
  ended: {
    done: 'Was Sie beantragt haben, wurde freigegeben und ausgeführt.',
    ready:
      'Was Sie beantragt haben, wurde freigegeben. Führen Sie es noch einmal selbst aus: Dabei wird ein Geheimnis angezeigt, das nur Sie sehen dürfen.',
    failed: 'Was Sie beantragt haben, konnte nicht ausgeführt werden. Es wurde nichts geändert.',
    declined: 'Was Sie beantragt haben, wurde abgelehnt. Es ist nichts geschehen.',
    expired:
      'Niemand hat rechtzeitig freigegeben, was Sie beantragt haben. Es ist nichts geschehen; beantragen Sie es neu, falls es noch nötig ist.',
  },
};
