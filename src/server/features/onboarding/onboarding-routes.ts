import { AppError, fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/onboarding.ts';
import { cleanSource } from '#domain/account/connect-source.ts';
import { earlySellingResult } from '#domain/account/early-selling-eligibility.ts';
import { businessCountry } from '#domain/account/onboarding-form.ts';
import { wantedCapabilities } from '#domain/account/wanted-capabilities.ts';
import type { EmbeddedSession } from '#provider/payment-provider.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { ensureAccount, finalizeAccount, resetAccount } from './change-account.ts';
import { businessTypes, onboardingFields } from './onboarding-fields.ts';

export const onboardingRoutes: readonly Route[] = [
  route(contract.openVerification, async (context, { self_assessment, progressive, capabilities }) => {
    const { company, country, ...rest } = self_assessment ?? {};
    const wish = {
      mode: 'live',
      country,
      progressive: progressive === 'true',
      assessment: { ...rest, country, structure: company?.structure },
      methods: methodsOf(capabilities),
    } as const;
    const opened = await orNothing(context, async () => {
      const { isNew, account } = await ensureAccount(context, wish);
      const session = await context.provider.createSession('onboarding');
      return { ...sessionOf(session, isNew), country: account.country };
    });
    return opened ?? [];
  }),
  route(
    contract.openNotifications,
    async (context) =>
      (await orNothing(context, async () =>
        sessionOf(await context.provider.createSession('notifications'), false),
      )) ?? [],
  ),

  route(contract.finalizeVerification, async (context, { source, from }) => {
    const account = await orBadRequest(context, () => finalizeAccount(context));
    const { incentive } = await context.provider.readSite();
    return {
      success: true,
      details_submitted: account.details_submitted,
      account_id: account.account_id,
      mode: account.is_live ? ('live' as const) : ('test' as const),
      promotion_id: incentive?.id ?? null,
      params: {
        ...(incentive && { promo: incentive.id }),
        from: cleanSource(from),
        source: cleanSource(source),
        'wcpay-connection-success': '1',
      },
    };
  }),

  route(contract.listBusinessTypes, () => ({ data: businessTypes() })),
  route(contract.readOnboardingFields, () => ({ data: onboardingFields() })),
  route(contract.askEarlySelling, (_, { business, store }) => ({
    result: earlySellingResult({ ...business, ...store, country: businessCountry(business.country) }),
  })),

  route(contract.resetOnboarding, async (context) => {
    await orBadRequest(context, () => resetAccount(context));
    return { success: true };
  }),
  route(contract.startTestDrive, async (context, { country, capabilities }) => {
    const wish = { mode: 'sandbox', country, methods: methodsOf(capabilities) } as const;
    await orBadRequest(context, () => ensureAccount(context, wish));
    return { success: true };
  }),
  route(contract.leaveTestDrive, async (context) => {
    await orBadRequest(context, () => leaveSandbox(context));
    return { success: true };
  }),
];

const methodsOf = (capabilities: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  wantedCapabilities(
    Object.entries(capabilities)
      .flatMap(([name, isWanted]) => (isWanted === true || isWanted === 'true' ? [name] : []))
      .join(','),
  );

async function leaveSandbox(context: Context): Promise<void> {
  const account = await context.provider.findAccount();
  if (account?.is_live) throw fail('bad_request');
  await resetAccount(context);
}

const sessionOf = (session: EmbeddedSession, accountCreated: boolean) => ({
  ...session,
  accountCreated,
  locale: session.locale.replaceAll('_', '-'),
});

/** What the provider could not give is nothing; what the caller got wrong is told. */
async function orNothing<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (
      !(error instanceof AppError) ||
      error.code === 'account_exists' ||
      error.code === 'rest_invalid_param'
    )
      throw error;
    context.log.warn({ code: error.code }, 'No session could be opened');
    return undefined;
  }
}

async function orBadRequest<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ code: error.code }, 'The account could not be changed');
    throw fail('bad_request');
  }
}
