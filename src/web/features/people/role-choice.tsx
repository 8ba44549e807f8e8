import type { Role } from '#contract/roles.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import { ownRoleId } from '#domain/people/roles.ts';
import { assert } from '#domain/shared/assert.ts';
import { Select } from '#web/ui/select.tsx';
import { peopleCopy as copy } from './people-copy.ts';

/** The number of one of the store's own roles. */
export function ownId({ key }: Pick<Role, 'key'>): number {
  const id = ownRoleId(key);
  assert(id !== undefined, `${key} is a role of the store's own`);
  return id;
}

/** What a role may do, in words; some of them hold an “and” and commas, so dots part them. */
export const mayDoWords = ({ capabilities }: Pick<Role, 'capabilities'>): string =>
  capabilities.map((name) => CAPABILITY_WORDS[name as Capability] ?? name).join(' · ');

type Props = Readonly<{
  roles: readonly Role[];
  value: string;
  error?: string | undefined;
  onChange: (key: string) => void;
}>;

/** One of the roles, with what it may do; one that the chooser may not give cannot be chosen. */
export function RoleChoice({ roles, value, error, onChange }: Props) {
  const chosen = roles.find(({ key }) => key === value);
  const options = roles.map(({ key, name, may_give }) => ({
    value: key,
    label: may_give ? name : copy.roleBeyond(name),
    disabled: !may_give,
  }));
  return (
    <Select
      label={copy.role}
      options={options}
      value={value}
      {...(error && { error })}
      help={chosen && copy.may(mayDoWords(chosen))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
