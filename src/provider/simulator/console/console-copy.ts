import { spoken } from '#domain/shared/spoken.ts';

/** What is wrong with something that was asked of the simulated provider. `names` are names that programs know. */
export const consoleCopy = spoken('provider/simulator/console/console-copy#consoleCopy', {
  share: 'Write a whole number from 0 to 1000.',
  chooseFrom: (names: string) => `Choose from ${names}.`,
  onlyForward: 'Time only moves forward.',
  noReason: 'This is no reason a bank gives.',
  answerFirst: 'Answer this page first.',
} as const);
