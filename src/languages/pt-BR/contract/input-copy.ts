import type { inputCopy as english } from '#contract/input-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const inputCopy: Words<typeof english> = {
  sayWhy: 'Diga por quê',
  nameApprovers: 'Indique quem pode aprovar',
  bankDigits: 'Escreva de 4 a 20 dígitos.',
  giveTitle: 'Dê um título',
  nothingToKeep: 'Não há nada para guardar',
  chooseTopics: 'Escolha o que deve ser comunicado',
  fillIn: 'Escreva algo aqui',
  perMille: 'Escreva um número inteiro de 0 a 1000.',
  chooseOne: 'Escolha ao menos um.',
  chooseFrom: (words) => `Escolha entre ${words.join(', ')}.`,
};
