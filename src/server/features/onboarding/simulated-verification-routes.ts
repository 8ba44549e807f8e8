import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/simulator/simulator-verification.ts';
import { isAccountUsable } from '#domain/account/connect-action.ts';
import type { SimulatedProvider } from '#provider/simulated-provider.ts';
import { type Context, type Route, route } from '../../http/route.ts';

const SECRET = /^simulator_(onboarding|notifications)_\d+_(\d+)_(\w+)$/;

/** The provider of a session that is still good and is about the account there is now. */
async function simulatedProviderOf(
  { simulator, provider }: Context,
  secret: string,
): Promise<SimulatedProvider> {
  if (!simulator) throw fail('rest_no_route', {});
  const [, purpose, expires, account_id] = SECRET.exec(secret) ?? [];
  const account = await verifiedAccount(provider, purpose);
  if (!account) throw fail('account_missing');
  if (account.account_id !== account_id || Number(expires) < (await provider.now()))
    throw fail('embedded_session_invalid');
  return simulator;
}

/** Whose details a session is about: of the live account beside a sandbox, else of the account there is. */
const verifiedAccount = async (provider: Context['provider'], purpose?: string) =>
  (purpose === 'notifications' ? undefined : await provider.findApplication?.()) ??
  (await provider.findAccount());

/** What the simulated provider's own form talks to. A real provider's form talks to that provider. */
export const simulatedVerificationRoutes: readonly Route[] = [
  route(contract.readSimulatedVerification, async (context, { client_secret, fields }) => {
    const { controls } = await simulatedProviderOf(context, client_secret);
    const { steps, errors, ...state } = await controls.readVerification(fields);
    const account = await verifiedAccount(context.provider);
    return {
      ...state,
      steps: [...steps],
      errors: errors.map((error) => ({ ...error })),
      is_due: account !== undefined && (!isAccountUsable(account) || account.has_overdue_requirements),
      is_pending: account?.has_pending_requirements ?? false,
    };
  }),
  route(contract.saveSimulatedVerification, async (context, { client_secret, step, answers }) => {
    const { controls } = await simulatedProviderOf(context, client_secret);
    return { problems: { ...(await controls.saveVerification(step, answers)) } };
  }),
  route(contract.submitSimulatedVerification, async (context, { client_secret, fields }) => {
    const { controls } = await simulatedProviderOf(context, client_secret);
    const { details_submitted, status } = await controls.submitVerification(fields);
    return { details_submitted, status };
  }),
];
