/** What a process does: answers people, runs jobs, or lets a simulated provider tell what happened. */
export const PROCESS_ROLES = ['web', 'jobs', 'provider'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const isRole = (word: string): word is ProcessRole => PROCESS_ROLES.some((role) => role === word);

/** `web,jobs`: each of them once. Undefined where that is not what was written. */
export function readProcessRoles(text: string): readonly ProcessRole[] | undefined {
  const words = text.split(',').map((word) => word.trim());
  const roles = words.filter(isRole);
  return roles.length === words.length && new Set(roles).size === roles.length ? roles : undefined;
}
