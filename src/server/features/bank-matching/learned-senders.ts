import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BankSender } from '#contract/bank-matching.ts';
import { fail } from '#contract/kit/errors.ts';
import { type KnownSender, knownSenders, senderKey } from '#domain/bank/bank-alias.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/route.ts';
import { decide, type Said } from './decide-match.ts';
import { LINE_COLUMNS, type LineRow, lineOf } from './matchable-repository.ts';
import { deleteForgotten, insertForgotten, listForgotten, readAccountNames } from './senders-repository.ts';

/** A name for the page: the sender itself may be somebody's account number. */
const idOf = (sender: KnownSender): string =>
  createHash('sha256').update(senderKey(sender)).digest('hex').slice(0, 32);

const ENDING_LENGTH = 4;
const endingOf = ({ counterpartyAccount }: KnownSender): string | null =>
  counterpartyAccount?.replaceAll(/\s/g, '').slice(-ENDING_LENGTH) || null;

/** Whom people confirmed often enough, the oldest line first. */
async function readSenders(db: Database): Promise<readonly KnownSender[]> {
  const { rows } = await sql<LineRow>`
    select ${LINE_COLUMNS} from bank_lines l join bank_accounts a on a.id = l.account_id
    where exists (select from bank_matches m where m.line_id = l.id and m.state = 'confirmed')
    order by l.booked_on, l.id`.execute(db);
  return knownSenders(rows.map(lineOf));
}

export async function listSenders({ db }: Pick<Context, 'db'>): Promise<{ data: BankSender[] }> {
  const senders = await readSenders(db);
  const [forgotten, names] = [await listForgotten(db), await readAccountNames(db)];
  const gone = new Set(forgotten.map(senderKey));
  return {
    data: senders.map((sender) => ({
      id: idOf(sender),
      name: sender.name,
      ending: endingOf(sender),
      account_name: names.get(sender.account) ?? '',
      confirmations: sender.confirmations,
      is_forgotten: gone.has(senderKey(sender)),
    })),
  };
}

/** What one sender is says which lines are certain, so the engine follows. */
const saying =
  (verb: 'forget' | 'restore', write: typeof deleteForgotten | typeof insertForgotten) =>
  (context: Context, { id }: Readonly<{ id: string }>) =>
    decide(context, async (trx, decision): Promise<readonly Said[]> => {
      const sender = (await readSenders(trx)).find((each) => idOf(each) === id);
      if (!sender) throw fail('bank_sender_missing');
      await write(trx, sender, decision);
      const named = { name: sender.name, ending: endingOf(sender) };
      return [
        {
          action: `bank_sender.${verb}`,
          object_kind: 'bank_sender',
          object_id: id.slice(0, 12),
          after: named,
        },
      ];
    });

export const forgetSender = saying('forget', insertForgotten);
export const restoreSender = saying('restore', deleteForgotten);
