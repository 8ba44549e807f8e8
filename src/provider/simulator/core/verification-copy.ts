import { spoken } from '#domain/shared/spoken.ts';

/** What is wrong with an answer in the provider’s form. */
export const verificationCopy = spoken('provider/simulator/core/verification-copy#verificationCopy', {
  missing: 'This is needed.',
  website: 'Write the address of your website.',
  taxNumber: 'Write 5 to 20 letters and digits.',
  underage: 'Underage. Age must be at least 18.',
  birthday: 'Write the date of birth.',
  idNumber: 'Write 4 to 20 letters and digits.',
  bankNumber: 'Write 4 to 20 digits.',
  fileSize: 'The file is larger than 10 MB.',
  fileType: 'Send a PNG, JPEG or PDF file.',
  fileMissing: 'Choose a file.',
} as const);
