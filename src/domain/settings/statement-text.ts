const LENGTH_MIN = 5;
export const STATEMENT_LENGTH_MAX = 22;
const KANJI_LENGTH_MAX = 17;
const KANA_LENGTH_MAX = 22;
const REFUSED = /[*"'<>]/;

/** Why a bank would not print this on a statement, or nothing. */
export function statementProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length < LENGTH_MIN || length > STATEMENT_LENGTH_MAX)
    return `Write ${LENGTH_MIN} to ${STATEMENT_LENGTH_MAX} characters.`;
  if (!/[A-Za-z]/.test(text)) return 'Use at least one Latin letter.';
  if (REFUSED.test(text)) return 'Leave out * " \' < and >.';
  return undefined;
}

export const STATEMENT_VARIANTS = { kanji: KANJI_LENGTH_MAX, kana: KANA_LENGTH_MAX } as const;

/** The same for the two Japanese spellings, which may stay empty. */
export function statementVariantProblem(
  variant: keyof typeof STATEMENT_VARIANTS,
  text: string,
): string | undefined {
  const most = STATEMENT_VARIANTS[variant];
  if ([...text.trim()].length > most) return `Write at most ${most} characters.`;
  return REFUSED.test(text) ? 'Leave out * " \' < and >.' : undefined;
}
