import { COMMON_PASSWORDS } from './common-passwords.ts';

/** By what others know a person. */
export type KnownBy = Readonly<{
  email: string;
  login?: string;
  first_name?: string;
  last_name?: string;
  display_name?: string;
}>;

/** It is one of those that everybody's guessing begins with, or what the person is known by. */
export type PasswordProblem = 'common' | 'own_name';

/** What makes a new password easy to guess, however long it is, or nothing. */
export function passwordProblem(password: string, person: KnownBy): PasswordProblem | undefined {
  const typed = password.trim().toLowerCase();
  if (COMMON_PASSWORDS.has(typed) || isOneCharacter(typed)) return 'common';
  return namesOf(person).includes(bare(typed)) ? 'own_name' : undefined;
}

const isOneCharacter = (text: string): boolean => new Set(text).size <= 1;

/** Letters and digits alone: a dot between two names makes no other name. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function namesOf({
  email,
  login = '',
  first_name = '',
  last_name = '',
  display_name = '',
}: KnownBy): string[] {
  const local = email.split('@', 1)[0] ?? '';
  const names = [email, local, login, first_name, last_name, display_name];
  return [...names, first_name + last_name, last_name + first_name].map(bare).filter((name) => name !== '');
}
