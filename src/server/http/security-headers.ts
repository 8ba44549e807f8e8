import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONSOLE_ROOT } from '#contract/kit/endpoint.ts';

const DIRECTIVES = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src', 'frame-src'] as const;
type Directive = (typeof DIRECTIVES)[number];
/** What one page needs beyond the strict policy, by directive. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly string[]>>> &
  Readonly<{
    /** Scripts of others run there, which make markup and scripts of strings as they like. */
    hasForeignScripts?: boolean;
  }>;

const SOURCES: Readonly<Record<Directive, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'frame-src': [],
};
const LOCKED = ["form-action 'self'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"];
/**
 * No string becomes markup or script by itself. What may has passed one of these: what cleans messages, what loads the
 * simulated provider's forms, and what lets the pieces that open empty their own messages.
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types dompurify embedded-forms default',
];
/** Where browsers tell what a page tried against its policy. */
export const POLICY_REPORTS_PATH = '/csp-reports';

export function contentSecurityPolicy(additions: PolicyAdditions = {}): string {
  const sources = DIRECTIVES.flatMap((directive) => {
    const all = [...SOURCES[directive], ...(additions[directive] ?? [])];
    return all.length > 0 ? [`${directive} ${all.join(' ')}`] : [];
  });
  const trusted = additions.hasForeignScripts ? [] : TRUSTED_TYPES;
  return ["default-src 'none'", ...sources, ...LOCKED, ...trusted, `report-uri ${POLICY_REPORTS_PATH}`].join(
    '; ',
  );
}

/** What several parts of one page need, together. */
export const mergePolicies = (...all: readonly PolicyAdditions[]): PolicyAdditions =>
  all.reduce<Partial<Record<Directive, readonly string[]>> & { hasForeignScripts?: boolean }>(
    (merged, additions) => {
      for (const directive of DIRECTIVES)
        if (additions[directive]) merged[directive] = [...(merged[directive] ?? []), ...additions[directive]];
      if (additions.hasForeignScripts) merged.hasForeignScripts = true;
      return merged;
    },
    {},
  );

const STRICT = contentSecurityPolicy();
const API = `${STRICT}; sandbox`;
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'; // A year.

/** Where assistants ask. */
export const MCP_PATH = '/mcp';

/** Addresses for programs, whose answers are never pages. */
export const isApi = (url: string): boolean =>
  url.startsWith('/wp-json') || url.startsWith(CONSOLE_ROOT) || url === MCP_PATH;

/** On every answer, whatever its kind. An API answer opened as a page can do nothing at all. */
export const headersFor = (url: string, https: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': isApi(url) ? API : STRICT,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cache-control': 'no-store',
  ...(https && { 'strict-transport-security': STRICT_TRANSPORT }),
});

/** Set before anything else can answer, so that refusals and errors carry them too. */
export function securityHeaders(app: FastifyInstance, https: boolean): void {
  const ofApi = headersFor('/wp-json', https);
  const ofPages = headersFor('/', https);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request.url) ? ofApi : ofPages);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    reply.header('x-request-id', request.id);
    done();
  });
}

const FRAMED_BY_US = STRICT.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** The shop's pages may stand in a frame of the admin, and in nobody else's. */
export const allowFramingByUs = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'content-security-policy': FRAMED_BY_US, 'x-frame-options': 'SAMEORIGIN' });

export const allowOnPage = (reply: FastifyReply, additions: PolicyAdditions): FastifyReply =>
  reply.header('content-security-policy', contentSecurityPolicy(additions));
