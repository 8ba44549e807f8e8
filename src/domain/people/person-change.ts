/** Who is looked at: what their role lets them do today. */
type Holder = Readonly<{ id: number; capabilities: readonly string[] }>;
type Person = Holder & Readonly<{ role: string; state: 'active' | 'suspended' }>;

export type PersonChange =
  | Readonly<{ kind: 'role'; role: string; capabilities: readonly string[] }>
  | Readonly<{ kind: 'suspend' | 'restore' | 'remove' }>;

export type ChangeProblem = 'yourself' | 'person_beyond' | 'role_beyond' | 'last_owner';

/** Nobody gives or takes away what they do not hold themselves. */
export const holdsAll = (held: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((capability) => held.includes(capability));

/** Why the change may not be made, if it may not. `otherOwners` are those who can come in, the person apart. */
export function changeProblem(
  change: PersonChange,
  { by, person, otherOwners }: Readonly<{ by: Holder; person: Person; otherOwners: number }>,
): ChangeProblem | undefined {
  const isSelf = by.id === person.id;
  // Whoever suspends or removes themselves is out before they can see that it was a mistake.
  if (isSelf && change.kind !== 'role') return 'yourself';
  if (!isSelf && !holdsAll(by.capabilities, person.capabilities)) return 'person_beyond';
  if (change.kind === 'role' && !holdsAll(by.capabilities, change.capabilities)) return 'role_beyond';
  return endsOwner(change, person) && otherOwners === 0 ? 'last_owner' : undefined;
}

/** A suspended owner cannot come in, so nothing is lost with them. */
const endsOwner = (change: PersonChange, { role, state }: Person): boolean =>
  role === 'owner' &&
  state === 'active' &&
  change.kind !== 'restore' &&
  !(change.kind === 'role' && change.role === 'owner');
