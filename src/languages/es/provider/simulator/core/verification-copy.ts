import type { Words } from '#languages/kit/words.ts';
import type { verificationCopy as english } from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english> = {
  missing: 'Este dato es necesario.',
  website: 'Escribe la dirección de tu sitio web.',
  taxNumber: 'Escribe de 5 a 20 letras y dígitos.',
  underage: 'Menor de edad. Hay que tener al menos 18 años.',
  birthday: 'Escribe la fecha de nacimiento.',
  idNumber: 'Escribe de 4 a 20 letras y dígitos.',
  bankNumber: 'Escribe de 4 a 20 dígitos.',
  fileSize: 'El archivo ocupa más de 10 MB.',
  fileType: 'Envía un archivo PNG, JPEG o PDF.',
  fileMissing: 'Elige un archivo.',
};
