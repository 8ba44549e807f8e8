import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import { page, wayOn } from './failure-pages.ts';
import { failurePagesCopy as copy } from './failure-pages-copy.ts';
import type { LiveRoute } from './live-routes.ts';
import { pathOf } from './log.ts';
import { isApi } from './security-headers.ts';

/** Unknown addresses: a failure for programs, a page with a way on for people. A known address asked wrongly says how to ask. */
export function answerUnknown(app: FastifyInstance, routes: readonly LiveRoute[]): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    if (isApi(path) || request.method !== 'GET') {
      const there = routes.filter(({ url }) => matches(url, path));
      if (there.length === 0) throw fail('rest_no_route', {});
      const allow = [...new Set(there.map(({ method }) => method))];
      reply.header('allow', allow.join(', '));
      // Stores know no other answer, and their tools wait for it.
      const isStores = there.some(({ endpoint }) => endpoint?.speaks === 'woocommerce');
      throw fail('rest_no_route', isStores ? {} : { allow });
    }
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(page(copy.nothingTitle, [wayOn(path)]));
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((step, n) => step.startsWith(':') || step === given[n])
  );
}
