import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceParentOf } from '#domain/running/trace-id.ts';
import type { OpenSpan, Tracer } from '../traces/tracer.ts';

/** Whoever watches over us asks every second, and nobody asks why that took so long. */
const NOT_TRACED = ['/healthz', '/readyz'];

/** Each request as a part of the trace its caller names, or as the first of its own; laid before all other hooks. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _, done) => {
    if (NOT_TRACED.includes(request.routeOptions.url ?? '')) return done();
    const span = tracer.begin(traceParentOf(request.headers.traceparent));
    spans.set(request, span);
    request.trace_id = span.traceId;
    tracer.runIn(span, done);
  });
  // A body is read by the calls of its socket, which know of no request.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request);
    if (span) tracer.runIn(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    spans.get(request)?.end({
      ...{ name: `${method} ${route}`, kind: 'server', isFailed: reply.statusCode >= 500 },
      attributes: {
        'http.request.method': method,
        // Its template, so that no id is in it; the log knows the rest by the id of the request.
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'countinghouse.request_id': id,
      },
    });
    done();
  });
}
