import { epochSeconds } from '#domain/shared/time.ts';
import { readConfig } from '../config.ts';
import { borrowDatabase } from '../db/borrow-database.ts';
import { codeOf, DatabaseError } from '../db/database-errors.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { checkInvariants, type Finding } from '../invariants/check-invariants.ts';

const UNDEFINED_TABLE = '42P01';

const line = ({ invariant, broken, examples }: Finding): string => {
  const verdict = broken === 0 ? 'holds' : `broken ${broken}`;
  const detail = examples.map((example) => `\n${' '.repeat(16)}${JSON.stringify(example)}`).join('');
  return `  ${verdict.padEnd(14)}${invariant.name.padEnd(26)}${invariant.claim}${detail}`;
};

async function check(client: Parameters<typeof checkInvariants>[0]): Promise<Finding[]> {
  try {
    await client.query('set timezone = UTC');
    return await checkInvariants(client, epochSeconds(Math.floor(Date.now() / 1000)));
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_TABLE) throw error;
    throw new DatabaseError('The database has not been prepared yet. Run npm start once.');
  }
}

/** Checks that every number of the database adds up, also while the server runs. Exit code 1 when one does not. */
await tellOutcome(async () => {
  const { client, giveBack } = await borrowDatabase(readConfig(process.env));
  try {
    const findings = await check(client);
    for (const finding of findings) console.log(line(finding));
    const broken = findings.filter((finding) => finding.broken > 0);
    if (broken.length > 0)
      throw new DatabaseError(`${broken.length} of ${findings.length} invariants are broken.`);
    return `All ${findings.length} invariants hold.`;
  } finally {
    await giveBack();
  }
});
