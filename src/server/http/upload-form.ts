import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { UploadedFile } from '#contract/files.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { AppError, fail } from '#contract/kit/errors.ts';
import { maskCardNumbers } from '#domain/payments/card-numbers.ts';
import { readBytes } from './read-bytes.ts';

type Upload = NonNullable<Endpoint['upload']>;

/** What stands around the file in a form: names, boundaries, a few short fields. */
const FORM_BYTES_MAX = 65_536;
const FIELDS_MAX = 10;
const FIELD_BYTES_MAX = 2000;
const NAME_BYTES_MAX = 100;

/**
 * Forms are read in a scope of their own, so that no other endpoint takes one, and before the handler: nothing is worked on
 * while one arrives (see `limitRequestsUnderWay`).
 */
export function routeUpload(app: FastifyInstance, upload: Upload, options: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: upload.bytesMax,
        files: 1,
        fields: FIELDS_MAX,
        parts: FIELDS_MAX + 1,
        fieldSize: FIELD_BYTES_MAX,
        fieldNameSize: NAME_BYTES_MAX,
      },
    });
    scope.route({
      ...options,
      preValidation: async (request) => {
        request.body = await readForm(request, upload);
      },
    });
  });
}

/** The fields of a form as one object. Whatever breaks off or goes wrong on the way leaves nothing behind. */
async function readForm(request: FastifyRequest, upload: Upload): Promise<Record<string, unknown>> {
  const { bytesMax } = upload;
  if (!request.isMultipart()) throw fail('rest_form_expected');
  // Refused before a byte of it is read, where the sender says how much is coming.
  if (Number(request.headers['content-length'] ?? 0) > bytesMax + FORM_BYTES_MAX) throw tooLarge(upload);
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await fileOf(part, upload) : part.value;
      if (form.has(part.fieldname)) throw fail('rest_bad_request');
      form.set(part.fieldname, value);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw isTooLarge ? tooLarge(upload) : fail('rest_bad_request');
  }
  return Object.fromEntries(form);
}

const tooLarge = ({ bytesMax, tooLarge: code }: Upload): AppError =>
  fail(code ?? 'wcpay_evidence_file_max_size', { limit_bytes: bytesMax });

type FilePart = Readonly<{ filename: string; mimetype: string; file: Readable }>;

async function fileOf(part: FilePart, upload: Upload): Promise<UploadedFile> {
  const { bytesMax } = upload;
  // Told at the limit: whoever never ends would otherwise be listened to until the request runs out of time.
  const isOver = new Promise<never>((_, reject) => part.file.once('limit', () => reject(tooLarge(upload))));
  const isRead = readBytes(part.file, { bytesMax, tooLarge: () => tooLarge(upload) });
  const content = await Promise.race([isRead, isOver]);
  return { filename: maskCardNumbers(part.filename), type: part.mimetype, bytes: () => content };
}
