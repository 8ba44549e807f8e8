import { expect, test } from 'vitest';
import { otlpBody } from './otlp-body.ts';
import type { Span } from './span.ts';

const span: Span = {
  ...{ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', parentSpanId: undefined },
  ...{ name: 'GET /wc/v3/payments/transactions', kind: 'server' },
  ...{ beganMs: 1_795_000_000_000.25, endedMs: 1_795_000_000_012.5 },
  ...{ attributes: { 'http.route': '/transactions', 'http.response.status_code': 200 }, isFailed: false },
};
const written = (one: Span) =>
  JSON.parse(otlpBody([one], { 'service.name': 'countinghouse' })).resourceSpans[0];

test('a span is written as the protocol asks for it', () => {
  expect(written(span)).toEqual({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: 'countinghouse' } }] },
    scopeSpans: [
      {
        scope: { name: 'countinghouse' },
        spans: [
          {
            traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
            spanId: '00f067aa0ba902b7',
            name: 'GET /wc/v3/payments/transactions',
            kind: 2,
            startTimeUnixNano: '1795000000000250000',
            endTimeUnixNano: '1795000000012500000',
            attributes: [
              { key: 'http.route', value: { stringValue: '/transactions' } },
              { key: 'http.response.status_code', value: { intValue: '200' } },
            ],
            status: {},
          },
        ],
      },
    ],
  });
});

test.each([
  ['server', 2],
  ['client', 3],
  ['consumer', 5],
] as const)('what is %s has its number, and a failure is said', (kind, number) => {
  const [one] = written({ ...span, kind, isFailed: true, parentSpanId: 'b9c7c989f97918e1' }).scopeSpans[0]
    .spans;
  expect(one).toMatchObject({ kind: number, status: { code: 2 }, parentSpanId: 'b9c7c989f97918e1' });
});
