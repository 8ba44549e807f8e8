import type { matchByHand as HandEndpoint } from '#contract/bank-matching.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { expectedItems } from '#domain/bank/expected-item.ts';
import { handMatch } from '#domain/bank/match-decision.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { type AuditedObject, writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import * as decided from './decided-matches-repository.ts';
import { coveredBy, lockMatching, matchKey } from './found-matches-repository.ts';
import { rematch } from './match-bank-lines.ts';
import { countMatches } from './matches-repository.ts';

export type Said = AuditedObject & Readonly<{ before?: unknown; after?: unknown }>;

/**
 * Every act: one after the other, decided on what stands in that moment, followed by the engine, because what one line is
 * says what another is not; and written down, all in one transaction.
 */
export async function decide(
  context: Context,
  act: (trx: Database, decision: decided.Decision) => Promise<readonly Said[]>,
) {
  const { db, actor, ip, now } = context;
  const at = utcInstant(now());
  return db.transaction().execute(async (trx) => {
    await lockMatching(trx);
    const said = await act(trx, { decided_by: actor.user_id, at });
    await rematch(context, trx);
    const counts = await countMatches(trx);
    for (const one of said)
      await writeAudit(trx, {
        ...authorOf({ actor, ip }),
        at,
        ...one,
        result: 'succeeded',
      });
    return { counts };
  });
}

const shown = (parts: readonly decided.MatchPart[]) => ({
  lines: [...new Set(parts.map(({ line_id }) => line_id))],
  payouts: [...new Set(parts.map(({ payout_id }) => payout_id))],
  difference: parts[0]?.difference ?? 0,
});

const aboutMatch = (verb: string, key: string): AuditedObject => ({
  action: `bank_match.${verb}`,
  object_kind: 'bank_match',
  object_id: key,
});

export const confirmMatches = (context: Context, { matches }: Readonly<{ matches: readonly string[] }>) =>
  decide(context, async (trx, decision) => {
    const said: Said[] = [];
    for (const key of new Set(matches)) {
      const parts = await decided.listParts(trx, key);
      const isThere =
        parts.length > 0 && parts.every(({ state }) => state === 'suggested' || state === 'automatic');
      const lines = parts.map(({ line_id }) => line_id);
      if (!isThere || (await decided.isSaid(trx, { lines, parts }))) throw fail('bank_match_gone');
      if (parts.some(({ difference }) => difference !== 0)) throw fail('bank_difference_unexplained');
      await decided.confirmParts(trx, key, decision);
      said.push({ ...aboutMatch('confirm', key), after: shown(parts) });
    }
    return said;
  });

export const undoMatch = (context: Context, { match }: Readonly<{ match: string }>) =>
  decide(context, async (trx, decision) => {
    const parts = await decided.listParts(trx, match);
    if (parts.every(({ state }) => state === 'rejected')) throw fail('bank_match_gone');
    await decided.rejectParts(trx, match, decision);
    return [{ ...aboutMatch('undo', match), before: { ...shown(parts), state: parts[0]?.state } }];
  });

export const matchByHand = (context: Context, sent: Received<typeof HandEndpoint>) =>
  decide(context, async (trx, decision) => {
    const { timezone } = await getStore({ ...context, db: trx });
    const lines = await decided.findBookedLines(trx, sent.lines);
    const payouts = await decided.findExpectedPayouts(trx, sent.payouts);
    if (lines.length !== new Set(sent.lines).size || payouts.length !== new Set(sent.payouts).size)
      throw fail('bank_match_gone');
    const meant = handMatch(
      lines,
      payouts.map((payout) => expectedItems(payout, timezone)),
    );
    if (typeof meant === 'string') throw fail('bank_match_impossible', { why: meant });
    const { items, difference } = meant;
    if (difference !== 0 && !sent.difference_reason) throw fail('bank_difference_unexplained');
    const parts = lines.flatMap((line) =>
      items.map(({ payoutId, leg, amount }) => ({
        ...{ line_id: line.id, payout_id: payoutId, leg, difference },
        covered: coveredBy(line.amount, amount, lines.length),
      })),
    );
    if (await decided.isSaid(trx, { lines: lines.map(({ id }) => id), parts })) throw fail('bank_match_gone');
    const key = matchKey(
      lines.map(({ id }) => String(id)),
      items.map(({ id }) => id),
    );
    const difference_reason = difference === 0 ? undefined : sent.difference_reason;
    await decided.insertConfirmed(trx, { key, parts, difference_reason, note: sent.note }, decision);
    const after = {
      lines: sent.lines,
      payouts: sent.payouts,
      difference,
      difference_reason,
      note: sent.note,
    };
    return [{ ...aboutMatch('by_hand', key), after }];
  });

const aboutLine = (verb: string, id: number): AuditedObject => ({
  action: `bank_line.${verb}`,
  object_kind: 'bank_line',
  object_id: String(id),
});

export const markNotOurs = (context: Context, { id }: Readonly<{ id: number }>) =>
  decide(context, async (trx, decision) => {
    if ((await decided.findBookedLines(trx, [id])).length === 0) throw fail('bank_line_missing');
    if (await decided.isSaid(trx, { lines: [id], parts: [] })) throw fail('bank_match_gone');
    await decided.insertNotOurs(trx, id, decision);
    return [aboutLine('not_ours', id)];
  });

export const restoreLine = (context: Context, { id }: Readonly<{ id: number }>) =>
  decide(context, async (trx) => {
    if (!(await decided.deleteNotOurs(trx, id))) throw fail('bank_line_missing');
    return [aboutLine('restore', id)];
  });
