import { randomInt } from 'node:crypto';
import {
  RECOVERY_CODE_GROUP_CHARACTERS,
  RECOVERY_CODE_GROUPS,
  RECOVERY_CODE_LETTERS,
  RECOVERY_CODES,
} from '#domain/signing-in/recovery-code.ts';
import type { Deps } from '../../deps.ts';
import { keyedHash } from './factor-key.ts';
import { replaceRecoveryCodes } from './factor-repository.ts';

/** Ten new ones in the place of all before, told this once and never again. */
export async function makeRecoveryCodes(
  deps: Pick<Deps, 'db' | 'config'>,
  user_id: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = codes.map((code) => keyedHash(deps, user_id, code.replaceAll('-', '')));
  await replaceRecoveryCodes(deps.db, user_id, hashes);
  return codes;
}

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_GROUPS }, () =>
    Array.from(
      { length: RECOVERY_CODE_GROUP_CHARACTERS },
      () => RECOVERY_CODE_LETTERS[randomInt(RECOVERY_CODE_LETTERS.length)],
    ).join(''),
  ).join('-');
