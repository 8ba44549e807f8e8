import { readFileSync, statSync } from 'node:fs';
import { isOpenToOthers } from '../key-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Found = Readonly<{ value: string } | { variable: string; problem: string }>;

/**
 * A secret from the environment, or from the file that `…_FILE` names, which nobody else on the machine can read; never from
 * both. A secret itself is never repeated.
 */
export function readSecret(env: Environment, variable: string): Found {
  const value = env[variable]?.trim() ?? '';
  const file = env[`${variable}_FILE`];
  if (!file) return { value };
  const wrong = (problem: string): Found => ({ variable: `${variable}_FILE`, problem });
  if (value !== '') return wrong(`${variable} is set as well: choose one`);
  try {
    if (isOpenToOthers(file, statSync(file).mode))
      return wrong('others can read this file: run "chmod 600" on it');
    return { value: readFileSync(file, 'utf8').trim() };
  } catch {
    return wrong('this file cannot be read');
  }
}
