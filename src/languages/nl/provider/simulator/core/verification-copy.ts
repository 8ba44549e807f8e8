import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english.verificationCopy> = {
  missing: 'Dit is nodig.',
  website: 'Vul het adres van je website in.',
  taxNumber: 'Vul 5 tot 20 letters en cijfers in.',
  underage: 'Minderjarig. De leeftijd moet minstens 18 zijn.',
  birthday: 'Vul de geboortedatum in.',
  idNumber: 'Vul 4 tot 20 letters en cijfers in.',
  bankNumber: 'Vul 4 tot 20 cijfers in.',
  fileSize: 'Het bestand is groter dan 10 MB.',
  fileType: 'Stuur een PNG-, JPEG- of PDF-bestand.',
  fileMissing: 'Kies een bestand.',
};
