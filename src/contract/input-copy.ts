import { spoken } from '#domain/shared/spoken.ts';

/** What is wrong with what somebody typed, under its field. */
export const inputCopy = spoken('contract/input-copy#inputCopy', {
  sayWhy: 'Say why',
  nameApprovers: 'Name who may approve',
  bankDigits: 'Write 4 to 20 digits.',
  giveTitle: 'Give it a title',
  nothingToKeep: 'There is nothing to keep',
  chooseTopics: 'Choose what it is told',
  /** In the simulated world. */
  fillIn: 'Write something here',
  perMille: 'Write a whole number from 0 to 1000.',
  chooseOne: 'Choose at least one.',
  /** `words` are the names that programs use. */
  chooseFrom: (words: readonly string[]) => `Choose from ${words.join(', ')}.`,
} as const);
