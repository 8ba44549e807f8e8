import { finalizeVerification } from '#contract/onboarding.ts';
import { stringifySearch } from '#contract/query-string.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/shared/paths.ts';
import { track } from '#web/shared/track.ts';

const FROM_WIZARD = 'WCPAY_ONBOARDING_WIZARD';

/** After the form was left: to the overview, or to the settings for whoever came from there, when the account is there, else back to the start. Loads the page anew. */
export async function finishVerification(source: string, wantsSettings: boolean): Promise<void> {
  track('onboarding_verification_exit', { source });
  location.assign(await placeAfter(source, wantsSettings));
}

async function placeAfter(source: string, wantsSettings: boolean): Promise<string> {
  const start = paths.connect({ source, 'wcpay-connection-error': '1' });
  try {
    const { success, params } = await call(finalizeVerification, { source, from: FROM_WIZARD });
    if (!success) return start;
    const more = stringifySearch({ ...params, 'wcpay-connection-success': '1' });
    return `${wantsSettings ? paths.paymentsSettings() : paths.overview()}${more.replace('?', '&')}`;
  } catch {
    return start;
  }
}
