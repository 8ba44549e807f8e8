import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { type BorrowedDatabase, borrowDatabase } from '../db/borrow-database.ts';
import { codeOf, DatabaseError } from '../db/database-errors.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { checkInvariants, type Finding } from '../invariants/check-invariants.ts';
import { compareSides } from '../invariants/compare-sides.ts';
import { readProviderClock } from '../start/read-provider-clock.ts';

const UNDEFINED_TABLE = '42P01';

const line = ({ invariant, broken, examples }: Finding): string => {
  const verdict = broken === 0 ? 'holds' : `broken ${broken}`;
  const detail = examples.map((example) => `\n${' '.repeat(16)}${JSON.stringify(example)}`).join('');
  return `  ${verdict.padEnd(14)}${invariant.name.padEnd(26)}${invariant.claim}${detail}`;
};

async function check(config: Config, { client, connection }: BorrowedDatabase): Promise<Finding[]> {
  try {
    await client.query('set timezone = UTC');
    return await checkInvariants(client, () => readProviderClock(config, connection));
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_TABLE) throw error;
    throw new DatabaseError('The database has not been prepared yet. Run npm start once.');
  }
}

const DRIFT_SHOWN = 20;

/** Proves that nothing has drifted: what the provider has is here, as it has it, and nothing else is. */
async function proveNoDrift(config: Config, connection: Parameters<typeof compareSides>[1]): Promise<string> {
  const { compared, drift } = await compareSides(config, connection);
  for (const { what, kind, id } of drift.slice(0, DRIFT_SHOWN))
    console.log(`  ${what.padEnd(14)}${kind} ${id}`);
  if (drift.length > 0)
    throw new DatabaseError(`${drift.length} objects differ from what the payments simulator has.`);
  return `${compared.toLocaleString('en')} objects are as the payments simulator has them, and there are no others.`;
}

/**
 * Checks that every number of the database adds up, also while the server runs; with --drift also that both sides agree.
 * Exit code 1 when one does not.
 */
await tellOutcome(async () => {
  const { drift: withDrift } = parseArgs({ options: { drift: { type: 'boolean', default: false } } }).values;
  const config = readConfig(process.env);
  const database = await borrowDatabase(config);
  try {
    const findings = await check(config, database);
    for (const finding of findings) console.log(line(finding));
    const broken = findings.filter((finding) => finding.broken > 0);
    if (broken.length > 0)
      throw new DatabaseError(`${broken.length} of ${findings.length} invariants are broken.`);
    const sums = `All ${findings.length} invariants hold.`;
    return withDrift ? `${sums}\n${await proveNoDrift(config, database.connection)}` : sums;
  } finally {
    await database.giveBack();
  }
});
