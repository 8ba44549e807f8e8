import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import { findJsonExcess } from '#domain/shared/json-excess.ts';

/** JSON is the only body this server reads (the sign-in form has its own scope). Nothing sent reads as an empty object. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (typeof body === 'string' || !isUtf8(body)) return done(fail('rest_invalid_json'));
    const excess = findJsonExcess(body);
    if (excess) return done(fail('rest_too_complex', excess));
    parse(request, body.toString('utf8'), (error, value) =>
      error ? done(fail('rest_invalid_json')) : done(null, value),
    );
  });
}
