import * as contract from '#contract/approvals.ts';
import { mayCall } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { isExpired } from '#domain/approvals/approval-state.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { secondsOf, utcInstant } from '#domain/shared/time.ts';
import { countShown, listShown, type ShownRow } from '../../approvals/approval-repository.ts';
import { endpointName } from '../../approvals/ask-approval.ts';
import { openDeciding } from '../../approvals/who-decides.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { findRefusal } from '../../operations/run-operation.ts';
import { rulesRoutes } from './approval-rules-routes.ts';
import { approve, decline, withdraw } from './decide-approval.ts';
import { routeOf } from './run-approved.ts';

/** Nobody has so many people that more wait for one of them. */
const COUNTED_MAX = 500;

/** Requests for a second person. They are about other endpoints, so these are handed in. */
export function approvalsRoutes(others: readonly Route[]): readonly Route[] {
  const rules = rulesRoutes();
  const routes = [...others, ...rules];

  /** One's own, and what one could do oneself. */
  const seenBy = ({ actor, now }: Context) => ({
    user_id: actor.user_id,
    now: utcInstant(now()),
    endpoints: routes
      .map(({ endpoint }) => endpoint)
      .filter((endpoint) => endpoint.capability !== 'public' && endpoint.capability !== 'signed_in')
      .filter((endpoint) => endpoint.method !== 'GET' && mayCall(endpoint, actor.capabilities))
      .map(endpointName),
  });

  const shown = async (context: Context) => {
    const verdictOf = await openDeciding(context);
    return (row: ShownRow): contract.Approval => {
      const about = routeOf(routes, row);
      const is_own = row.asker_id === context.actor.user_id;
      const awaits_asker = row.state === 'approved' && about?.approving?.showsSecret === true;
      const isOver = isExpired({ state: row.state, expires: secondsOf(row.expires) }, context.now());
      return {
        ...row,
        words: about?.approving?.words?.(row) ?? row.words,
        amount: row.amount === null ? null : minor(row.amount),
        currency: row.currency === null ? null : currency(row.currency),
        state: isOver ? 'expired' : row.state,
        asked_by: row.asker_email,
        key: row.key_name,
        decided_by: row.decided_by_email,
        error_message: findRefusal(row.error)?.message ?? messageOf(row.error),
        is_own,
        may_decide: about ? verdictOf(context.actor, about.endpoint, row) : 'capability',
        awaits_asker,
        asked: awaits_asker && is_own ? row.input : null,
      };
    };
  };

  const one = async (context: Context, id: string): Promise<contract.Approval> => {
    const [row] = await listShown(context.db, { ...seenBy(context), id }, { page: 1, pagesize: 1 });
    if (!row) throw fail('approval_missing');
    return (await shown(context))(row);
  };

  const countToDecide = async (context: Context, show: (row: ShownRow) => contract.Approval) => {
    const open = { ...seenBy(context), view: 'waiting' as const };
    const rows = await listShown(context.db, open, { page: 1, pagesize: COUNTED_MAX });
    return rows.map(show).filter(({ state, may_decide }) => state === 'pending' && may_decide === 'yes')
      .length;
  };

  return [
    ...rules,

    route(contract.listApprovals, async (context, { view, subject, ...query }) => {
      const seen = { ...seenBy(context), view, subject };
      const show = await shown(context);
      const [rows, total_count, to_decide] = await Promise.all([
        listShown(context.db, seen, pageOf(query)),
        countShown(context.db, seen),
        countToDecide(context, show),
      ]);
      return { data: rows.map(show), total_count, to_decide };
    }),

    route(contract.getApproval, (context, { id }) => one(context, id)),

    route(contract.approveRequest, async (context, decision) => {
      await one(context, decision.id); // Who may not see it learns nothing of it.
      await approve(context, routes, decision);
      return one(context, decision.id);
    }),

    route(contract.declineRequest, async (context, decision) => {
      await one(context, decision.id);
      await decline(context, routes, decision);
      return one(context, decision.id);
    }),

    route(contract.withdrawRequest, async (context, { id }) => {
      await one(context, id);
      await withdraw(context, routes, id);
      return one(context, id);
    }),
  ];
}

const messageOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : null;
