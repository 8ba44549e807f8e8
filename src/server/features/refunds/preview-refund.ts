import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { refundRefusal } from '#contract/refund-refusal.ts';
import { type previewRefund as contract, type RefundPreview, refundCharge } from '#contract/refunds.ts';
import { isSale } from '#domain/payments/charge-figures.ts';
import { refundEffect } from '#domain/payments/refund-effect.ts';
import { refundableAmount } from '#domain/payments/refund-verdict.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { reasonsAgainst } from '../../approvals/refund-room.ts';
import { listDeciders } from '../../approvals/who-decides.ts';
import type { Actor, Deps } from '../../deps.ts';
import { supposedChange } from '../balances/supposed-change-repository.ts';
import { listMovements } from '../payment-details/movements-repository.ts';
import { findChargeToRefund } from './refundable-charge-repository.ts';

type Asking = Pick<Deps, 'db' | 'provider' | 'log' | 'now' | 'config'> & Readonly<{ actor: Actor }>;

/** What a refund would do. The ledger tells what it costs; what the provider does not answer is left out. */
export async function previewRefund(
  deps: Asking,
  { charge_id, amount: asked }: Received<typeof contract>,
): Promise<RefundPreview> {
  const { db, provider } = deps;
  const charge = await findChargeToRefund(db, provider.name, charge_id);
  if (!charge) throw fail('resource_missing', { kind: 'charge', id: charge_id });
  const refusal = refundRefusal(charge, asked);
  if (refusal) throw refusal;
  const amount = asked ?? refundableAmount(charge);
  const movements = await listMovements(db, [charge_id]);
  const effect = refundEffect(movements, amount);
  const sale = movements.find(({ type }) => isSale(type));
  // Money that has not come free yet is given back out of what is still to come.
  const change =
    effect &&
    (await supposedChange(deps, {
      currency: effect.currency,
      net: -effect.cost,
      freeOn: () => sale?.available_on,
    }));
  return {
    customer: { amount: minor(amount), currency: currency(charge.currency) },
    cost: effect
      ? {
          amount: minor(effect.cost),
          currency: currency(effect.currency),
          fee_kept: minor(effect.feeKept),
        }
      : null,
    balance: change?.balance ?? null,
    next_payout: change?.next_payout ?? null,
    ...(await neededApproval(deps, { amount, currency: charge.currency })),
  };
}

async function neededApproval(
  deps: Asking,
  refund: Readonly<{ amount: number; currency: string }>,
): Promise<Pick<RefundPreview, 'approval'>> {
  const { db, config, now, actor } = deps;
  const reasons = await reasonsAgainst({ db, config, now: now(), actor }, refund);
  if (reasons.length === 0) return {};
  const request = { act: 'refund', asker_id: actor.user_id, reasons, ...refund };
  const deciders = await listDeciders(deps, refundCharge, request);
  return { approval: { reasons: [...reasons], possible: deciders.length > 0 } };
}
