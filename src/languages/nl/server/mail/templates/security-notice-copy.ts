import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english.securityNoticeCopy> = {
  deviceSubject: (storeName) => `Ingelogd bij ${storeName} op een nieuw apparaat`,
  device: (storeName) =>
    `Iemand heeft met je account ingelogd bij ${storeName}, op een apparaat dat we nog niet kenden.`,
  deviceName: (device) => `Apparaat: ${device}`,
  severalDevices:
    'Het waren er meerdere binnen een uur. Er worden geen e-mails meer over verstuurd; de pagina hieronder toont ze allemaal.',
  ifNotYouSignedIn:
    'Was jij het, dan hoef je niets te doen. Zo niet, wijzig dan meteen je wachtwoord: daarmee wordt elk ander apparaat uitgelogd.',

  passwordSubject: (storeName) => `Je wachtwoord bij ${storeName} is gewijzigd`,
  password: (storeName) =>
    `Het wachtwoord van je account bij ${storeName} is gewijzigd, en elk ander apparaat is uitgelogd.`,
  ifNotYouChanged:
    'Was jij het, dan hoef je niets te doen. Zo niet, dan kan wie de server beheert een ander instellen: npm run password.',

  keySubject: (storeName) => `Nieuwe API-sleutel voor ${storeName}`,
  key: (storeName) => `Bij ${storeName} is een API-sleutel gemaakt die namens jou werkt.`,
  keyName: (description, ending) => `Sleutel: ${description} (eindigt op ${ending})`,
  keyMay: {
    read: 'Mag: lezen',
    write: 'Mag: wijzigen',
    read_write: 'Mag: lezen en wijzigen',
  },
  ifNotYouMade:
    'Was jij het, dan hoef je niets te doen. Zo niet, trek dan meteen de sleutel in en wijzig je wachtwoord.',

  bankSubject: (storeName) => `Bankrekening gewijzigd bij ${storeName}`,
  bank: (storeName, currency) =>
    `Uitbetalingen van ${storeName} in ${currency} gaan voortaan naar een andere bankrekening.`,
  bankAccount: (ending) => `Rekening: eindigt op ${ending}`,
  ifNotYouMoved:
    'Was jij het, dan hoef je niets te doen. Zo niet, wijzig dan meteen je wachtwoord en de bankrekening.',
  ifNotKnown:
    'Weet je ervan, dan hoef je niets te doen. Zo niet, vraag het dan meteen aan die persoon, en wijzig de bankrekening terug.',

  where: 'Wat er met je account is gebeurd (inloggen nodig):',
  link: 'Beveiliging',
};
