import pg from 'pg';

export type Counted = Readonly<{
  /** Everything that was sent to the database, in order. */
  statements: readonly string[];
  /** The transactions in which something was written or told. */
  written: number;
}>;

type Asked = string | Readonly<{ text?: string; values?: unknown }>;

const WRITES =
  /^(insert|update|delete|select \(select count\(pg_notify|select \(?graphile_worker\.add_job|select nextval|with\b.*\b(insert into|update|delete from))\b/i;

/** What is sent to databases while something is done, by whichever connection of this process. */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  const statements: string[] = [];
  let written = 0;
  /** Connections that are in a transaction, and whether something was written in it. */
  const open = new Map<pg.Client, boolean>();
  const { query } = pg.Client.prototype;
  const hear = (client: pg.Client, statement: string): void => {
    statements.push(statement);
    if (/^(begin|start transaction)\b/.test(statement)) open.set(client, false);
    else if (statement === 'commit' || statement === 'rollback') {
      if (open.get(client) && statement === 'commit') written += 1;
      open.delete(client);
    } else if (WRITES.test(statement)) {
      if (open.has(client)) open.set(client, true);
      else written += 1;
    }
  };
  pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
    for (const statement of statementsOf(asked[0] as Asked, asked[1])) hear(this, statement);
    return Reflect.apply(query, this, asked);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return { statements, written };
}

/** A text without values may be several statements. */
function statementsOf(asked: Asked, values: unknown): readonly string[] {
  const text = typeof asked === 'string' ? asked : (asked.text ?? '');
  const hasValues = Array.isArray(values) || (typeof asked !== 'string' && Array.isArray(asked.values));
  return (hasValues ? [text] : text.split(';'))
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}
