import { capabilitiesOf } from '#domain/people/roles.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import type { Database } from '../../../db/database.ts';
import { exportableKinds } from '../exportable-kinds.ts';

/** Somebody of the store, and what they may have files of now. */
export type FilePerson = Readonly<{
  id: number;
  email: string;
  first_name: string;
  name: string;
  /** Neither suspended nor removed. */
  comesIn: boolean;
  kinds: readonly FileKind[];
}>;

/** These, or everybody. */
export async function listFilePeople(db: Database, only?: readonly number[]): Promise<readonly FilePerson[]> {
  const people = await db
    .selectFrom('users')
    .leftJoin('roles', 'roles.id', 'users.own_role_id')
    .select(['users.id', 'email', 'first_name', 'display_name', 'role', 'suspended', 'removed'])
    .select('roles.capabilities as own')
    .$if(only !== undefined, (query) => query.where('users.id', 'in', only ?? []))
    .orderBy('display_name')
    .orderBy('users.id')
    .execute();
  return people.map(({ id, email, first_name, display_name, role, own, suspended, removed }) => ({
    ...{ id, email, first_name, name: display_name },
    comesIn: suspended === null && removed === null,
    kinds: exportableKinds({ capabilities: capabilitiesOf(role, own) }),
  }));
}

export const mayHave = ({ comesIn, kinds }: FilePerson, kind: string): boolean =>
  comesIn && kinds.some((each) => each === kind);
