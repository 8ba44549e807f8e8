import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import { findJsonExcess } from '#domain/shared/json-excess.ts';
import { readBody } from './read-bytes.ts';

/** JSON is the only body this server reads (the sign-in form has its own scope). Nothing sent reads as an empty object. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const body = await readBody(request, payload);
    if (body.length === 0) return undefined;
    if (!isUtf8(body)) throw fail('rest_invalid_json');
    const excess = findJsonExcess(body);
    if (excess) throw fail('rest_too_complex', excess);
    return new Promise((resolve, reject) => {
      parse(request, body.toString('utf8'), (error, value) =>
        error ? reject(fail('rest_invalid_json')) : resolve(value),
      );
    });
  });
}
