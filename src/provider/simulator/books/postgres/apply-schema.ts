import type pg from 'pg';
import { readSchemaSteps, type SchemaStep } from './schema-files.ts';

/** The same number in every process, so that two starts at once take turns. */
const SCHEMA_LOCK = 7_305_410_903;

const TABLE = `
  create schema if not exists simulator;
  create table simulator.schema_steps (
    name text primary key,
    checksum text not null
  )`;

/** Brings the provider's own schema up to date, inside the caller's transaction. Answers the steps it took. */
export async function applySchema(
  client: pg.ClientBase,
  steps: readonly SchemaStep[] = readSchemaSteps(),
): Promise<readonly string[]> {
  await client.query('set local client_min_messages = warning'); // That a schema exists is no news.
  await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  // A copy that only replays its primary can be looked at, and nothing can be made in it.
  if (!(await hasSteps(client))) await client.query(TABLE);
  const { rows: done } = await client.query<Omit<SchemaStep, 'sql'>>(
    'select name, checksum from simulator.schema_steps order by name',
  );
  refuseOthers(done, steps);
  const missing = steps.slice(done.length);
  for (const { name, checksum, sql } of missing) {
    await client.query(sql);
    await client.query('insert into simulator.schema_steps (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  }
  return missing.map(({ name }) => name);
}

async function hasSteps(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('simulator.schema_steps') is not null as has`,
  );
  return rows[0]?.has ?? false;
}

/** The schema as it was after so many steps, or as it is: for bringing back books that were written elsewhere. */
export const makeBooks = (client: pg.ClientBase, stepsMax?: number): Promise<readonly string[]> =>
  applySchema(client, readSchemaSteps().slice(0, stepsMax));

function refuseOthers(done: readonly Omit<SchemaStep, 'sql'>[], steps: readonly SchemaStep[]): void {
  for (const [index, { name, checksum }] of done.entries()) {
    const ours = steps[index];
    if (ours?.name === name && ours.checksum === checksum) continue;
    throw new Error(
      steps.some((step) => step.name === name)
        ? `The step ${name} of the simulator's schema was changed after it was applied to this database.`
        : `The simulator's books are newer than this program: they have the step ${name}.`,
    );
  }
}
