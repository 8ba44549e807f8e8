import { statementTextCopy as copy } from './statement-text-copy.ts';

const LENGTH_MIN = 5;
export const STATEMENT_LENGTH_MAX = 22;
const KANJI_LENGTH_MAX = 17;
const KANA_LENGTH_MAX = 22;
const REFUSED = /[*"'<>]/;

/** Why a bank would not print this on a statement, or nothing. */
export function statementProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length < LENGTH_MIN || length > STATEMENT_LENGTH_MAX)
    return copy.between(LENGTH_MIN, STATEMENT_LENGTH_MAX);
  if (!/[A-Za-z]/.test(text)) return copy.needsLetter;
  if (REFUSED.test(text)) return copy.leaveOut;
  return undefined;
}

export const STATEMENT_VARIANTS = { kanji: KANJI_LENGTH_MAX, kana: KANA_LENGTH_MAX } as const;

/** The same for the two Japanese spellings, which may stay empty. */
export function statementVariantProblem(
  variant: keyof typeof STATEMENT_VARIANTS,
  text: string,
): string | undefined {
  const most = STATEMENT_VARIANTS[variant];
  if ([...text.trim()].length > most) return copy.atMost(most);
  return REFUSED.test(text) ? copy.leaveOut : undefined;
}
