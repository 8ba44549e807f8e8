export const RECOVERY_CODES = 10;
/** So few, and their owner is told to make new ones. */
export const FEW_RECOVERY_CODES = 3;
/** Without the letters and digits people take for each other: fifty-nine bits in three groups. */
export const RECOVERY_CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_CODE_GROUPS = 3;
export const RECOVERY_CODE_GROUP_CHARACTERS = 4;

const CHARACTERS = RECOVERY_CODE_GROUPS * RECOVERY_CODE_GROUP_CHARACTERS;
const CODE = /^\d{6}$/;

/** What somebody typed where a code is asked for: spaces and dashes say nothing, and neither do capitals. */
export type TypedCode =
  | Readonly<{ kind: 'code'; code: string }>
  | Readonly<{ kind: 'recovery'; code: string }>
  | Readonly<{ kind: 'none' }>;

export function typedCode(text: string): TypedCode {
  const bare = text.slice(0, 100).toLowerCase().replaceAll(/[\s-]/g, '');
  if (CODE.test(bare)) return { kind: 'code', code: bare };
  const isRecovery =
    bare.length === CHARACTERS && [...bare].every((letter) => RECOVERY_CODE_LETTERS.includes(letter));
  return isRecovery ? { kind: 'recovery', code: bare } : { kind: 'none' };
}
