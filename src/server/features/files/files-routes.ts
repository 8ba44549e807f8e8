import { Readable } from 'node:stream';
import * as contract from '#contract/files.ts';
import { fail } from '#contract/kit/errors.ts';
import type { FileId } from '#domain/shared/ids.ts';
import { HOUR_S } from '#domain/shared/time.ts';
import type { Actor, Deps } from '../../deps.ts';
import { type Route, route } from '../../http/route.ts';
import { isPublicFile } from './public-file-repository.ts';
import { readPicture } from './public-pictures.ts';
import { isPublicPurpose, uploadFile } from './upload-file.ts';

const notPublic = () => fail('rest_forbidden', { signed_in: true });
const missing = (id: string) => fail('resource_missing', { kind: 'file', id });

async function getFile({ provider }: Pick<Deps, 'provider'>, id: FileId) {
  const found = await provider.findObject('file', id);
  if (!found) throw missing(id);
  return found;
}

/** Pictures of the store are settings; every other file is evidence, and holds what customers wrote. */
function checkPurpose({ capabilities }: Actor, purpose: string): void {
  const asked = isPublicPurpose(purpose) ? 'change_settings' : 'answer_disputes';
  if (!capabilities.includes(asked)) throw fail('rest_forbidden', { signed_in: true });
}

async function getFileFor(
  context: Pick<Deps, 'provider'> & Readonly<{ actor: Actor }>,
  { id }: { id: FileId },
) {
  const found = await getFile(context, id);
  checkPurpose(context.actor, found.purpose);
  return found;
}

/** Providers name types in a word or as a media type; browsers want the latter. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};
const mediaTypeOf = (type: string): string =>
  type.includes('/') ? type : (MEDIA_TYPES[type] ?? 'application/octet-stream');

/** Only what a browser draws and never runs is shown in place. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg'];

export const filesRoutes: readonly Route[] = [
  route(contract.uploadFile, (context, input) => {
    checkPurpose(context.actor, input.purpose);
    return uploadFile(context, input);
  }),

  route(contract.getFileDetails, getFileFor),

  route(contract.getFileContent, async (context, { id }) => {
    await getFileFor(context, { id });
    const { file, content } = await context.provider.readFile(id);
    return {
      content_type: mediaTypeOf(file.type),
      file_content: Buffer.from(content).toString('base64'),
    };
  }),

  route(contract.readPublicFile, async (context, { id }) => {
    // Settled before the provider is asked: a stranger must not make us ask it for whatever they name.
    if (!(await isPublicFile(context, id))) throw notPublic();
    const { content, contentType, etag } = await readPicture(context.provider, id, async () => {
      const { purpose, type } = await getFile(context, id);
      if (!isPublicPurpose(purpose) || !PICTURES.includes(mediaTypeOf(type))) throw notPublic();
      const { content: bytes } = await context.provider.readFile(id);
      return { content: Buffer.from(bytes), contentType: mediaTypeOf(type) };
    });
    return { body: Readable.from([content]), contentType, keep: { etag, seconds: HOUR_S } };
  }),
];
