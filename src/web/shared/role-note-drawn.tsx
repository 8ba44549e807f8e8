import type { Capability } from '#domain/people/capabilities.ts';
import { Hint } from '#web/ui/hint.tsx';
import { pageSettings } from './page-settings.ts';
import { roleLacks } from './role-words.ts';

export type RoleNoteProps = Readonly<{
  of: Capability;
  /** Among buttons there is room for a hint only; it says what it is about. */
  hint?: string;
}>;

/** Where somebody would look for what their role may not do: why it is not there, and who can change that. */
export function RoleNoteDrawn({ of, hint }: RoleNoteProps) {
  const words = roleLacks(pageSettings().roleName, of);
  return hint === undefined ? <p className="subtle role-note">{words}</p> : <Hint label={hint}>{words}</Hint>;
}
