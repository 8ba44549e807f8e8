import * as z from 'zod/mini';
import { isEvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { EVIDENCE_FILES_BYTES_MAX } from '#domain/disputes/evidence-limits.ts';
import { type FileId, isFileId } from '#domain/shared/ids.ts';
import { endpoint } from './kit/endpoint.ts';
import { wholeNumber } from './kit/fields.ts';
import { disputeId } from './operations.ts';

/** One file of a form. The bytes are handed out by a function, so that nobody walks through them as if they were fields. */
export type UploadedFile = Readonly<{ filename: string; type: string; bytes: () => Uint8Array }>;

const isUploaded = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'bytes' in value && typeof value.bytes === 'function';
export const uploadedFile = z.custom<UploadedFile>(isUploaded, 'Expected a file');

export const fileId = z.custom<FileId>(
  (value) => typeof value === 'string' && isFileId(value),
  'Expected the id of a file',
);
/** A field of the evidence; which of them take a file is a rule of the evidence. */
export const evidenceField = z.string().check(z.refine(isEvidenceKey, 'Expected a field of the evidence'));

const FILE_PURPOSES = ['dispute_evidence', 'business_logo', 'business_icon'] as const;

const file = z.object({
  id: z.string(),
  type: z.string(),
  purpose: z.string(),
  title: z.nullable(z.string()),
  filename: z.string(),
  size: z.int(),
});

const path = '/wc/v3/payments/file';
const ofOneAccount = { as_account: z.optional(z.string().check(z.maxLength(20))) };

/**
 * Given the dispute and the field, the file takes its place there, and the dispute's files together stay within their
 * limit. `pages` is what the browser counted, only to be shown again.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path,
  summary: 'Hands a file to the payments service, as evidence or for the look of the store',
  capability: 'answer_disputes',
  or: ['change_settings'],
  class: 'upload',
  upload: { bytesMax: EVIDENCE_FILES_BYTES_MAX },
  input: z.object({
    file: uploadedFile,
    purpose: z.enum(FILE_PURPOSES),
    ...ofOneAccount,
    dispute_id: z.optional(disputeId),
    field: z.optional(evidenceField),
    pages: z.optional(wholeNumber(1, 100_000)),
  }),
  reply: file,
  errors: [
    'file_not_acceptable',
    'evidence_files_too_large',
    'wcpay_evidence_file_max_size',
    'wcpay_evidence_file_upload_error',
    'dispute_not_actionable',
    'resource_missing',
    'rest_form_expected',
  ],
});

export const getFileDetails = endpoint({
  method: 'GET',
  path: `${path}/:id/details`,
  summary: 'What is known of a file, without its content',
  capability: 'answer_disputes',
  or: ['change_settings'],
  input: z.object({ id: fileId, ...ofOneAccount }),
  reply: file,
  errors: ['resource_missing', 'provider_unavailable'],
});

export const getFileContent = endpoint({
  method: 'GET',
  path: `${path}/:id/content`,
  summary: 'The content of a file in base64',
  capability: 'answer_disputes',
  or: ['change_settings'],
  input: z.object({ id: fileId, ...ofOneAccount }),
  reply: z.object({ content_type: z.string(), file_content: z.string() }),
  errors: ['resource_missing', 'provider_unavailable'],
});

/**
 * Whoever opens the store sees its logo, so whoever has its address may read it. Everything else is refused here, to the
 * merchant too: evidence and documents leave through calls that ask who is there.
 */
export const readPublicFile = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'The bytes of a picture that everybody may see, such as the logo of the store',
  capability: 'public',
  input: z.object({ id: fileId, ...ofOneAccount }),
  reply: z.unknown(),
  stream: true,
  errors: ['resource_missing', 'rest_forbidden', 'provider_unavailable'],
});
