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

/** What a policy can forbid. Whatever else somebody makes up is counted together. */
const DIRECTIVES: readonly string[] = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'fenced-frame-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];
const OTHER = 'other';
const LOGGED_LENGTH_MAX = 200;

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
    const key = DIRECTIVES.includes(name) ? name : OTHER;
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
  logged(URL.canParse(address) ? new URL(address).origin : address);
const pageOf = (address: string): string =>
  logged(URL.canParse(address) ? pathOf(new URL(address).pathname) : '');
/** What a stranger wrote, as a line of the log can hold it. */
const logged = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(0, LOGGED_LENGTH_MAX);
