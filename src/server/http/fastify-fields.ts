import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Actor } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before the body is read, and absent on public endpoints. */
    actor: Actor | undefined;
    /** The code of the failure it was answered with. */
    failure: string | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's endpoint behind this route. */
    endpoint?: Endpoint;
  }
}
