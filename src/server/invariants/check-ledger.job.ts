import pg from 'pg';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { WALKS } from '../events/walk-queue.ts';
import { job } from '../jobs/job.ts';
import { checkInvariants, type Finding } from './check-invariants.ts';

/** Every night: whether all numbers add up, kept for whoever watches, and in the log where they do not. */
export const checkLedger = job({
  name: 'ledger.check',
  input: z.object({}),
  attemptsMax: 3,
  queue: WALKS,
  run: async ({ direct, provider, log }) => {
    // A connection of its own: it looks at one moment for as long as it takes, and others need theirs.
    const client = new pg.Client({ ...direct(), options: '-c TimeZone=UTC' });
    client.on('error', () => undefined); // The query under way fails with the same error.
    await client.connect();
    try {
      const findings = await checkInvariants(client, () => provider.now());
      await keepFindings(client, findings);
      tellBroken(log, findings);
    } finally {
      await client.end();
    }
  },
});

/** Of all that are checked today, and no others: one that is gone would be told for ever. */
async function keepFindings(client: pg.Client, findings: readonly Finding[]): Promise<void> {
  await client.query(
    `with gone as (delete from running.ledger_checks where not invariant = any($1::text[]))
     insert into running.ledger_checks (invariant, broken, at)
     select invariant, broken, now() from unnest($1::text[], $2::bigint[]) as found (invariant, broken)
     on conflict (invariant) do update set broken = excluded.broken, at = excluded.at`,
    [findings.map(({ invariant }) => invariant.name), findings.map(({ broken }) => broken)],
  );
}

function tellBroken(log: Deps['log'], findings: readonly Finding[]): void {
  const broken = findings.filter((finding) => finding.broken > 0);
  if (broken.length === 0) return;
  const rows = Object.fromEntries(broken.map(({ invariant, broken: count }) => [invariant.name, count]));
  log.error({ rows }, 'the books do not add up: "npm run invariants" shows which rows');
}
