import { hostname } from 'node:os';
import type { Logger as QueryLogger } from 'kysely';
import { aroundCalls, everyCall } from '#provider/around-calls.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Config } from '../config.ts';
import type { AnyJob } from '../jobs/job.ts';
import type { Logger } from '../logger.ts';
import { RELEASE } from '../release.ts';
import { openSpanSender } from '../traces/send-spans.ts';
import { openTracer, type Tracer } from '../traces/tracer.ts';

export type Traces = Readonly<{
  /** The same provider, with its calls as parts of what asked for them. */
  ofProvider(provider: PaymentProvider): PaymentProvider;
  /** The same job, as the first part of a trace. */
  around(job: AnyJob): AnyJob;
  /** Hears of every query of use cases. */
  onQuery?: QueryLogger;
  /** For requests. */
  tracer?: Tracer;
  stop(): Promise<void>;
}>;

const NONE: Traces = {
  ofProvider: (provider) => provider,
  around: (job) => job,
  stop: async () => undefined,
};

/** Text of a statement, in which values are only `$1`; a longer one is known by its beginning. */
const STATEMENT_CHARACTERS = 1000;

/** Traces for whoever runs the product, where OTEL_EXPORTER_OTLP_ENDPOINT asks for them; else nothing is followed, and nothing costs. */
export function openTraces(
  { traces: wanted, roles }: Pick<Config, 'traces' | 'roles'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Traces {
  if (!wanted) return NONE;
  const about = {
    ...{ 'service.name': 'countinghouse', 'service.version': RELEASE, 'host.name': hostname() },
    ...{ 'process.pid': process.pid, 'countinghouse.roles': roles.join() },
  };
  const { url, headers, share } = wanted;
  const sender = openSpanSender({ url, headers, about, log });
  const tracer = openTracer({ share, keep: sender.keep });
  return {
    tracer,
    stop: sender.stop,
    ofProvider: (provider) =>
      aroundCalls(provider, everyCall(provider, { capabilities: true }), (method, ask) =>
        tracer.follow({ name: `provider ${method}`, kind: 'client', attributes: {} }, ask),
      ),
    around: (job) => ({
      ...job,
      perform: (deps, payload) =>
        tracer.follow(
          { name: `job ${job.name}`, kind: 'consumer', attributes: { 'countinghouse.job': job.name } },
          () => job.perform(deps, payload),
        ),
    }),
    onQuery: ({ level, query: { sql }, queryDurationMillis }) => {
      const operation = /\w+/.exec(sql)?.[0] ?? 'query';
      tracer.note(
        {
          ...{ name: operation, kind: 'client', isFailed: level === 'error' },
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            'db.query.text': sql.slice(0, STATEMENT_CHARACTERS),
          },
        },
        queryDurationMillis,
      );
    },
  };
}
