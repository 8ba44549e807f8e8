import type { Words } from '#languages/kit/words.ts';
import type { verificationCopy as english } from '#provider/simulator/core/verification-copy.ts';

export const verificationCopy: Words<typeof english> = {
  missing: 'Isto é necessário.',
  website: 'Digite o endereço do seu site.',
  taxNumber: 'Digite de 5 a 20 letras e dígitos.',
  underage: 'Menor de idade. A idade mínima é de 18 anos.',
  birthday: 'Digite a data de nascimento.',
  idNumber: 'Digite de 4 a 20 letras e dígitos.',
  bankNumber: 'Digite de 4 a 20 dígitos.',
  fileSize: 'O arquivo tem mais de 10 MB.',
  fileType: 'Envie um arquivo PNG, JPEG ou PDF.',
  fileMissing: 'Escolha um arquivo.',
};
