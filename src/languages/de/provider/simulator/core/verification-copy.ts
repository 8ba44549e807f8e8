import type { Words } from '#languages/kit/words.ts';
import type { verificationCopy as english } from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english> = {
  missing: 'Diese Angabe wird benötigt.',
  website: 'Geben Sie die Adresse Ihrer Website ein.',
  taxNumber: 'Geben Sie 5 bis 20 Buchstaben und Ziffern ein.',
  underage: 'Minderjährig. Das Mindestalter ist 18.',
  birthday: 'Geben Sie das Geburtsdatum ein.',
  idNumber: 'Geben Sie 4 bis 20 Buchstaben und Ziffern ein.',
  bankNumber: 'Geben Sie 4 bis 20 Ziffern ein.',
  fileSize: 'Die Datei ist größer als 10 MB.',
  fileType: 'Senden Sie eine PNG-, JPEG- oder PDF-Datei.',
  fileMissing: 'Wählen Sie eine Datei.',
};
