import { spoken } from '../shared/spoken.ts';

/** Why a bank would not print a text on a statement. */
export const statementTextCopy = spoken('domain/settings/statement-text-copy#statementTextCopy', {
  between: (least: number, most: number) => `Write ${least} to ${most} characters.`,
  atMost: (most: number) => `Write at most ${most} characters.`,
  needsLetter: 'Use at least one Latin letter.',
  leaveOut: 'Leave out * " \' < and >.',
} as const);
