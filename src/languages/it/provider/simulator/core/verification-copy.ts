import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english.verificationCopy> = {
  missing: 'Questo dato è obbligatorio.',
  website: 'Scrivi l’indirizzo del tuo sito web.',
  taxNumber: 'Scrivi da 5 a 20 lettere e cifre.',
  underage: 'Minorenne. L’età deve essere di almeno 18 anni.',
  birthday: 'Scrivi la data di nascita.',
  idNumber: 'Scrivi da 4 a 20 lettere e cifre.',
  bankNumber: 'Scrivi da 4 a 20 cifre.',
  fileSize: 'Il file supera 10 MB.',
  fileType: 'Invia un file PNG, JPEG o PDF.',
  fileMissing: 'Scegli un file.',
};
