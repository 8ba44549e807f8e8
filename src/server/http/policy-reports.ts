import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fail } from '#contract/kit/errors.ts';
import { MINUTE_S } from '#domain/shared/time.ts';
import type { Deps } from '../deps.ts';
import { pathOf } from './log.ts';
import type { CountCall } from './rate-limits.ts';
import { readBody } from './read-bytes.ts';
import { POLICY_REPORTS_PATH } from './security-headers.ts';

const BODY_BYTES_MAX = 16_384;
/** A page that tries the same again and again fills no log. */
const LINE_EVERY_S = MINUTE_S;

const DIRECTIVE = /^[a-z]+(-[a-z]+){0,5}$/;
/** So many names are counted by themselves; whoever makes more up is counted together. */
const DIRECTIVES_MAX = 50;
const OTHERS = 'others';

const text = z._default(z.string(), '');
const report = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
});
type Report = z.output<typeof report>['csp-report'];

type Tally = { times: number; nextLineAt: number };

/** Where browsers tell that a page tried what its policy forbids: a bug of ours, or somebody's attempt. It is counted and logged. */
export async function policyReports(
  app: FastifyInstance,
  { log, now }: Pick<Deps, 'log' | 'now'>,
  countCall: CountCall,
): Promise<void> {
  const tallies = new Map<string, Tally>();
  const tallyOf = (name: string): [string, Tally] => {
    const isKnown = tallies.has(name) || (DIRECTIVE.test(name) && tallies.size < DIRECTIVES_MAX);
    const key = isKnown ? name : OTHERS;
    const tally = tallies.get(key) ?? { times: 0, nextLineAt: 0 };
    tallies.set(key, tally);
    return [key, tally];
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/csp-report', async (request: FastifyRequest, payload: Readable) =>
      readReport(await readBody(request, payload)),
    );
    scope.post<{ Body: Report | undefined }>(
      POLICY_REPORTS_PATH,
      { bodyLimit: BODY_BYTES_MAX, onRequest: countCall },
      async ({ body }, reply) => {
        if (!body) throw fail('rest_invalid_json');
        const [directive, tally] = tallyOf(directiveOf(body));
        tally.times += 1;
        if (now() >= tally.nextLineAt) {
          tally.nextLineAt = now() + LINE_EVERY_S;
          const [blocked, page] = [originOf(body['blocked-uri']), pageOf(body['document-uri'])];
          log.warn({ directive, times: tally.times, blocked, page }, 'a page tried what its policy forbids');
        }
        return reply.code(204).send();
      },
    );
  });
}

function readReport(body: Buffer): Report {
  try {
    return report.parse(JSON.parse(String(body)))['csp-report'];
  } catch {
    throw fail('rest_invalid_json');
  }
}

/** Older browsers name the directive with its sources behind it. */
const directiveOf = (told: Report): string =>
  told['effective-directive'] || (told['violated-directive'].split(' ', 1)[0] ?? '');

/** Addresses may carry what is nobody's business, so of a foreign one its host is kept, and of ours its path. */
const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : address.slice(0, 40);
const pageOf = (address: string): string => (URL.canParse(address) ? pathOf(new URL(address).pathname) : '');
