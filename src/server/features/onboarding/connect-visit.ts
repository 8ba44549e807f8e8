import { AppError } from '#contract/kit/errors.ts';
import { isAccountUsable } from '#domain/account/connect-action.ts';
import { cleanSource } from '#domain/account/connect-source.ts';
import { wantedCapabilities } from '#domain/account/wanted-capabilities.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import type { Deps } from '../../deps.ts';
import { keepSite } from '../../store/site-state-repository.ts';
import { type Asking, ensureAccount, resetAccount } from './change-account.ts';
import { followAccount } from './follow-account.ts';

/** Every place a visit may end at. What an address asks for beyond these is never followed. */
const PLACES = {
  connect: '/wp-admin/admin.php?page=wc-admin&path=/payments/connect',
  wizard: '/wp-admin/admin.php?page=wc-admin&path=/payments/onboarding',
  verification: '/wp-admin/admin.php?page=wc-admin&path=/payments/onboarding/kyc',
  overview: '/wp-admin/admin.php?page=wc-admin&path=/payments/overview',
  settings: '/wp-admin/admin.php?page=wc-settings&tab=checkout&section=woocommerce_payments',
} as const;

export type Visit = Asking &
  Pick<Deps, 'simulator'> &
  Readonly<{
    /** One parameter of the address, where it is given once. */ param(name: string): string | undefined;
  }>;

const to = (place: keyof typeof PLACES, params: Readonly<Record<string, string | undefined>> = {}): string =>
  Object.entries(params).reduce(
    (address, [name, value]) =>
      value === undefined ? address : `${address}&${name}=${encodeURIComponent(value)}`,
    PLACES[place] as string,
  );
const isSet = (value: string | undefined): boolean => value === 'true' || value === '1';

/** Where the visit came from and what it wants on the way, as far as it can be believed. */
const originOf = ({ param }: Visit) => ({
  source: cleanSource(param('source')),
  from: param('from') === undefined ? undefined : cleanSource(param('from')),
  redirect_to_settings_page: isSet(param('redirect_to_settings_page')) ? 'true' : undefined,
  capabilities: wantedCapabilities(param('capabilities')).join(',') || undefined,
});

/** The connect address: does what its flags ask for and answers the place to go on at. */
export async function visitConnect(visit: Visit): Promise<string> {
  const { param } = visit;
  if (isSet(param('wcpay-reset-account'))) return startOver(visit);
  if (isSet(param('wcpay-disable-onboarding-test-mode'))) return goLive(visit);
  if (isSet(param('test_drive'))) return testDrive(visit);
  if (isSet(param('wcpay-connection-success'))) return arrive(visit);
  return goOn(visit);
}

export const refusedVisit = (): string => to('connect', { 'wcpay-connection-error': '1' });

async function startOver(visit: Visit): Promise<string> {
  try {
    await resetAccount(visit);
    return to('connect', originOf(visit));
  } catch (error) {
    return afterFailure(visit, error, to('overview', { 'wcpay-reset-account-error': '1' }));
  }
}

/** From the sandbox to a live account: opened beside it, where the provider can, and gone on with once it was. */
async function goLive(visit: Visit): Promise<string> {
  try {
    const account = await followAccount(visit);
    if (account?.is_live) return goOn(visit);
    if (await visit.provider.findApplication?.()) return to('verification', originOf(visit));
    if (!visit.provider.findApplication) await resetAccount(visit);
    return to('wizard', originOf(visit));
  } catch (error) {
    return afterFailure(visit, error, to('overview', { 'wcpay-reset-account-error': '1' }));
  }
}

async function testDrive(visit: Visit): Promise<string> {
  try {
    const wasConnected = await connectSite(visit);
    if (!wasConnected || isSet(visit.param('auto_start_test_drive_onboarding')))
      return to('connect', { ...originOf(visit), auto_start_test_drive_onboarding: 'true' });
    const site = await visit.provider.readSite();
    if (site.is_onboarding_paused) return to('connect', originOf(visit));
    await ensureAccount(visit, {
      mode: 'sandbox',
      methods: wantedCapabilities(visit.param('capabilities')),
    });
    return to('overview', { 'wcpay-sandbox-success': 'true', 'wcpay-connection-success': '1' });
  } catch (error) {
    return afterFailure(visit, error, to('connect', originOf(visit)));
  }
}

/** Back from a form or a sandbox that was set up. */
function arrive({ param }: Visit): string {
  const flags = {
    'wcpay-connection-success': '1',
    ...(isSet(param('wcpay-sandbox-success')) && { 'wcpay-sandbox-success': 'true' }),
  };
  return to(isSet(param('redirect_to_settings_page')) ? 'settings' : 'overview', flags);
}

async function goOn(visit: Visit): Promise<string> {
  try {
    await connectSite(visit);
    const account = await followAccount(visit);
    const origin = originOf(visit);
    if (isSet(visit.param('collect_payout_requirements')) && account)
      return to('verification', { ...origin, collect_payout_requirements: 'true' });
    if (account && isAccountUsable(account) && !isAnythingDue(account))
      return to('overview', { source: origin.source });
    if (account) return to('verification', origin);
    const { is_onboarding_paused } = await visit.provider.readSite();
    return to(is_onboarding_paused ? 'connect' : 'wizard', origin);
  } catch (error) {
    return afterFailure(visit, error, refusedVisit());
  }
}

const isAnythingDue = ({ requirements, has_overdue_requirements }: ProviderAccount): boolean =>
  requirements.errors.length > 0 || has_overdue_requirements;

/** A simulated site connects by being asked; answers whether it was connected before. */
async function connectSite(visit: Visit): Promise<boolean> {
  const site = await visit.provider.readSite();
  if (site.is_connected || !visit.simulator) return site.is_connected;
  await keepSite(
    visit,
    await visit.simulator.controls.patchSite({ is_connected: true, reconnect_url: null }),
  );
  return false;
}

/** What we know how to say is said by the place; anything else is a fault of ours. */
function afterFailure(visit: Visit, error: unknown, place: string): string {
  if (!(error instanceof AppError)) throw error;
  visit.log.warn({ code: error.code }, 'The visit to the connect address came to nothing');
  return place;
}
