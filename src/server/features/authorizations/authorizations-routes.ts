import * as contract from '#contract/authorizations.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { type Route, route } from '../../http/route.ts';
import { providerClock } from '../../provider-clock.ts';
import { checkPayments, findPayment } from './authorization-repository.ts';
import { listAuthorizations, summarizeAuthorizations } from './list-authorizations-repository.ts';
import { settling } from './prepare-settling.ts';
import { previewCaptures } from './preview-captures.ts';
import { cancelAuthorization, captureAuthorization } from './settle-authorization.ts';

export const authorizationsRoutes: readonly Route[] = [
  route(contract.listAuthorizations, ({ db, store }, query) =>
    listAuthorizations(db, store.links, { ...query, ...pageOf(query) }),
  ),

  route(contract.summarizeAuthorizations, async (context) =>
    summarizeAuthorizations(context.db, await providerClock(context)),
  ),

  route(contract.checkAuthorizations, async ({ db, provider }, { payment_intent_ids }) => ({
    data: await checkPayments(db, payment_intent_ids, await provider.now()),
  })),

  route(contract.previewCaptures, (context, { payment_intent_ids }) =>
    previewCaptures(context, payment_intent_ids),
  ),

  // A payment that was captured at once was never an authorization, and one that was given up is none any more.
  route(contract.getAuthorization, async ({ db, provider }, { payment_intent_id }) => {
    const payment = await findPayment(db, provider.name, payment_intent_id);
    const isCaptured = payment?.status === 'succeeded';
    if (
      !payment ||
      (payment.status !== 'requires_capture' && !(isCaptured && payment.capture_method === 'manual'))
    )
      throw fail('authorization_missing');
    const { created, capture_before_s } = payment;
    return {
      payment_intent_id,
      is_captured: isCaptured,
      created,
      capture_before: capture_before_s === null ? null : utcInstant(epochSeconds(capture_before_s)),
    };
  }),

  route(contract.captureAuthorization, captureAuthorization, settling('capture')),
  route(contract.cancelAuthorization, cancelAuthorization, settling('cancel')),
];
