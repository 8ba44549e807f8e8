import { known } from '../shared/word.ts';
import type { RequirementError } from './account.ts';
import { requirementCopy } from './requirement-messages-copy.ts';

/** Says nothing a merchant could act on. */
const IGNORED = 'invalid_value_other';

export const KNOWN_REQUIREMENT_CODES: readonly string[] = Object.keys(requirementCopy);

/** What is wrong, each sentence once. A code we do not know is told in the provider's own words. */
export const requirementMessages = (errors: readonly RequirementError[]): string[] => {
  const messages = errors
    .filter(({ code }) => code !== IGNORED)
    .map(({ code, reason }) => known<string>(requirementCopy, code) ?? reason)
    .filter((text) => text !== '');
  return [...new Set(messages)];
};
