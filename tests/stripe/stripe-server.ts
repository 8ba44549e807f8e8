import { assert } from '#domain/shared/assert.ts';
import { openStripe } from '#server/start/open-stripe.ts';
import type { TestProvider } from '../test-provider.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { CONTRACT_ENDPOINTS } from './contract-endpoints.ts';
import {
  type Call,
  type ContractServer,
  type Handler,
  type Handlers,
  startContractServer,
} from './contract-server.ts';
import { signDelivery } from './sign-delivery.ts';
import { stripeFacade } from './stripe-facade.ts';

export const SIGNING_SECRET = 'whsec_facade';

/** What happens to a request instead of an answer; undefined lets it through. */
export type Interference = (call: Call) => unknown;

export type StripeServer = TestServer &
  Readonly<{
    /** Stripe's side: what was asked, and whether our own answers kept its contract. */
    stripe: ContractServer;
    /** Breaks the line until it is mended with nothing. */
    interfere: (how?: Interference) => void;
    /** Delivers an event as Stripe would, unless the test says otherwise. */
    deliver: (
      event: object,
      over?: Readonly<{ secret?: string; at?: number }>,
    ) => Promise<{ status: number; code: unknown }>;
    waitedMs: readonly number[];
  }>;

/** The product with PROVIDER=stripe: the real package, speaking with Stripe's interface over the simulated provider. */
export async function startStripeServer(
  env: Readonly<Record<string, string>> = {},
  shared?: TestProvider,
): Promise<StripeServer> {
  let interference: Interference | undefined;
  let facade: Handlers = {};
  const waitedMs: number[] = [];
  const stripe = await startContractServer(
    interruptible(
      () => facade,
      () => interference,
    ),
  );
  const server = await startTestServer({
    env: {
      ...{ PROVIDER: 'stripe', STRIPE_SECRET_KEY: ['rk', 'test', 'madeup'].join('_') },
      ...{
        STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'madeup'].join('_'),
        STRIPE_WEBHOOK_SECRET: SIGNING_SECRET,
      },
      ...env,
    },
    reach: (own, config) => {
      const simulator = shared ?? own;
      assert(config.stripe, 'PROVIDER=stripe reads the settings of Stripe');
      facade = stripeFacade(simulator.provider);
      const { provider, deliveries } = openStripe(config.stripe, {
        fetch: stripe.fetch,
        nowMs: () => simulator.clock() * 1000,
        sleep: async (ms) => void waitedMs.push(ms),
      });
      return { provider, events: { provider: provider.name, ...deliveries } };
    },
  });
  return {
    ...server,
    simulator: shared ?? server.simulator,
    ...{ stripe, waitedMs },
    interfere: (how) => {
      interference = how;
    },
    deliver: async (event, { secret = SIGNING_SECRET, at = server.clock.now } = {}) => {
      const payload = JSON.stringify(event);
      const { status, text } = await server.inject({
        ...{ method: 'POST', url: '/provider-events', payload },
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signDelivery(payload, secret, at),
        },
      });
      return { status, code: JSON.parse(text).code };
    },
    close: async () => {
      await server.close();
      await stripe.close();
    },
  };
}

/** Every address of the façade, looked up when it is asked: the provider comes later than the server. */
function interruptible(handlers: () => Handlers, interference: () => Interference | undefined): Handlers {
  return Object.fromEntries(
    [...CONTRACT_ENDPOINTS, 'GET /contents/{file}' as const].map((endpoint): [string, Handler] => [
      endpoint,
      (call) => interference()?.(call) ?? handlers()[endpoint]?.(call),
    ]),
  );
}
