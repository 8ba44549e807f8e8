import type { ProviderEvent } from '../../../provider-objects.ts';
import type { LedgerEntry } from '../../core/ledger.ts';
import type { SimObject } from '../../core/sim-object.ts';
import type { Dump } from '../memory-store.ts';
import type { Session } from './session.ts';

/** Everything an account's books hold, for those who check that it adds up. Reads all of it: not for the running product. */
export async function dumpBooks({ client, account_id }: Session): Promise<Dump> {
  const objects = await client.query<SimObject>(
    `select kind, id, value from simulator.objects where account_id = $1 order by kind, position`,
    [account_id],
  );
  const ledger = await client.query<LedgerEntry>(
    `select ledger, currency, amount, transaction, payout from simulator.entries
     where account_id = $1 order by position`,
    [account_id],
  );
  const events = await client.query<ProviderEvent>(
    `select id, sequence, type, created, account_id, object_id, kind, data from simulator.events
     where account_id = $1 order by sequence`,
    [account_id],
  );
  return { objects: objects.rows, ledger: ledger.rows, events: events.rows };
}
