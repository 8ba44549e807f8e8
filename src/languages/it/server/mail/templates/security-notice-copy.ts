import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english.securityNoticeCopy> = {
  deviceSubject: (storeName) => `Nuovo accesso a ${storeName}`,
  device: (storeName) =>
    `Qualcuno ha effettuato l’accesso a ${storeName} con il tuo account da un dispositivo che non avevamo mai visto.`,
  deviceName: (device) => `Dispositivo: ${device}`,
  severalDevices:
    'Ce ne sono stati diversi in un’ora. Non verranno inviate altre email; la pagina qui sotto li elenca tutti.',
  ifNotYouSignedIn:
    'Se eri tu, non devi fare nulla. Se non eri tu, cambia subito la password: così ogni altro dispositivo viene disconnesso.',

  passwordSubject: (storeName) => `La tua password su ${storeName} è stata cambiata`,
  password: (storeName) =>
    `La password del tuo account su ${storeName} è stata cambiata, e ogni altro dispositivo è stato disconnesso.`,
  ifNotYouChanged:
    'Se eri tu, non devi fare nulla. Se non eri tu, chi gestisce il server può impostarne un’altra: npm run password.',

  keySubject: (storeName) => `Nuova chiave API per ${storeName}`,
  key: (storeName) => `Su ${storeName} è stata creata una chiave API che agisce a tuo nome.`,
  keyName: (description, ending) => `Chiave: ${description} (termina con ${ending})`,
  keyMay: {
    read: 'Può: leggere',
    write: 'Può: modificare',
    read_write: 'Può: leggere e modificare',
  },
  ifNotYouMade:
    'Se eri tu, non devi fare nulla. Se non eri tu, revoca la chiave e cambia subito la password.',

  bankSubject: (storeName) => `Conto bancario cambiato su ${storeName}`,
  bank: (storeName, currency) =>
    `D’ora in poi i bonifici di ${storeName} in ${currency} vanno a un altro conto bancario.`,
  bankAccount: (ending) => `Conto: termina con ${ending}`,
  ifNotYouMoved:
    'Se eri tu, non devi fare nulla. Se non eri tu, cambia subito la password e il conto bancario.',
  ifNotKnown:
    'Se lo sapevi, non devi fare nulla. Se non lo sapevi, chiedi subito a chi l’ha cambiato e rimetti il conto bancario di prima.',

  where: 'Che cosa è successo con il tuo account (serve l’accesso):',
  link: 'Sicurezza',
};
