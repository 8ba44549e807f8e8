import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { SpokenLanguage } from '#domain/shared/languages.ts';
import type { Actor } from '../deps.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** In which this visitor is spoken to; nothing for programs. */
    language: SpokenLanguage | undefined;
    /** Who calls; set before the body is read, and absent on public endpoints. */
    actor: Actor | undefined;
    /** The code of the failure it was answered with. */
    failure: string | undefined;
    /** The trace it is part of, where traces are followed. */
    trace_id: string | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's endpoint behind this route. */
    endpoint?: Endpoint;
  }
}
