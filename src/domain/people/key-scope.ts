/** What a key may do at all, before what its person may. */
export const KEY_SCOPES = ['read', 'write', 'read_write'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Why a key may not make a call, by what it lacks; nothing where it may. A key that only writes reads nothing. */
export function lackingScope(scope: KeyScope, changesSomething: boolean): 'read' | 'write' | undefined {
  if (changesSomething) return scope === 'read' ? 'write' : undefined;
  return scope === 'write' ? 'read' : undefined;
}
