import type { StripeConnectInstance } from '@stripe/connect-js';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { openNotifications, openVerification } from '#contract/onboarding.ts';
import { makeTrustedPolicy } from '#web/ui/trusted-policy.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { embeddedCopy as copy } from './embedded-copy.ts';

type Answer = Reply<typeof openVerification> | Reply<typeof openNotifications>;
type Session = Exclude<Answer, readonly unknown[]> & Readonly<{ publishableKey: string }>;
export type AskSession = () => Promise<Answer>;

const SIMULATED_SCRIPT = '/simulator/connect.js';
const SCRIPT_TIMEOUT_MS = 20_000;

/** Of all addresses this one may become a script, under the number of the try. */
const trusted = makeTrustedPolicy('embedded-forms', {
  createScriptURL: (address) => (/^\/simulator\/connect\.js(\?\d+)?$/.test(address) ? address : null),
});

let simulated: Promise<void> | undefined;
let tries = 0;

/**
 * The provider's script, where the provider is simulated. It defines what a real one's would, so that everything after
 * this line is the same for both. A script that fails may be asked for again.
 */
function loadSimulatedScript(): Promise<void> {
  simulated ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      simulated = undefined;
      script.remove();
      reject(new Error(copy.scriptFailed));
    };
    const timer = setTimeout(giveUp, SCRIPT_TIMEOUT_MS);
    script.type = 'module';
    // Browsers remember of a module's address that it failed, and do not ask there again.
    const address = tries === 0 ? SIMULATED_SCRIPT : `${SIMULATED_SCRIPT}?${tries}`;
    tries += 1;
    script.src = trusted?.createScriptURL(address) ?? address;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      giveUp();
    });
    document.head.append(script);
  });
  return simulated;
}

async function sessionFrom(ask: AskSession): Promise<Session> {
  const answer = await ask();
  if (Array.isArray(answer)) throw new Error(copy.unknownError);
  const { publishableKey } = answer;
  if (!publishableKey) throw new Error(copy.missingKey);
  return { ...answer, publishableKey };
}

/** A document that was made for another page does not let the forms in: whoever came back to it gets one that does. */
function loadAnotherDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** Opens the provider's forms for one account. Each secret is used once, so every further one is asked for anew. */
export async function openEmbedded(ask: AskSession): Promise<StripeConnectInstance> {
  const { provider, embeddedForms } = pageSettings();
  if (embeddedForms === 'elsewhere') return loadAnotherDocument();
  const [first, { loadConnectAndInitialize }] = await Promise.all([
    sessionFrom(ask),
    import('@stripe/connect-js/pure'),
    provider === 'simulator' ? loadSimulatedScript() : undefined,
  ]);
  let unused: Session | undefined = first;
  return loadConnectAndInitialize({
    publishableKey: first.publishableKey,
    locale: first.locale.replaceAll('_', '-'),
    fetchClientSecret: async () => {
      const { clientSecret } = unused ?? (await sessionFrom(ask));
      unused = undefined;
      return clientSecret;
    },
  });
}
