import * as z from 'zod/mini';
import { HAND_IN_SETTINGS } from '#domain/disputes/draft-standing.ts';
import { EVIDENCE_FIELD_LIMIT } from '#domain/disputes/evidence-limits.ts';
import { PRODUCT_TYPES } from '#domain/disputes/evidence-product-type.ts';
import { SUGGESTION_SOURCES } from '#domain/disputes/evidence-suggestions.ts';
import { evidenceField } from './files.ts';
import { endpoint } from './kit/endpoint.ts';
import { said, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { disputeId } from './operations.ts';

const TEXT_LENGTH_MAX = 150_000;
const evidence = z.record(evidenceField, z.string().check(z.maxLength(TEXT_LENGTH_MAX)));
const productType = z.nullable(z.enum(PRODUCT_TYPES));

const attachedFile = z.object({
  field: z.string(),
  file_id: z.string(),
  filename: z.string(),
  size: z.int(),
  /** Nobody knows for some files. */
  pages: z.nullable(z.int()),
});
export type AttachedFile = z.output<typeof attachedFile>;

const path = '/wc/v3/payments/disputes/:dispute_id';
const ofDispute = { dispute_id: disputeId };

/** Everything the evidence desk begins with. `version` is 0 while no draft was saved. */
const desk = z.object({
  version: z.int(),
  product_type: z.nullable(wordOf(PRODUCT_TYPES)),
  evidence: z.record(z.string(), z.string()),
  saved: z.nullable(utcInstant),
  saved_by: z.nullable(z.string()),
  /** What was typed and never sent, once it is too late for it. Empty while the dispute takes an answer. */
  unsent: z.record(z.string(), z.string()),
  files: z.array(attachedFile),
  /** What the store wants done with evidence that nobody submits. */
  hand_in: wordOf(HAND_IN_SETTINGS),
  suggestions: z.array(
    z.object({ field: z.string(), value: z.string(), source: wordOf(SUGGESTION_SOURCES) }),
  ),
});
export type EvidenceDesk = z.output<typeof desk>;

export const getEvidenceDesk = endpoint({
  method: 'GET',
  path: `${path}/desk`,
  summary: 'The evidence as it is being prepared, its files, and what is known already',
  capability: 'answer_disputes',
  input: z.object(ofDispute),
  reply: desk,
  errors: ['resource_missing', 'provider_unavailable'],
});

/** A draft that somebody else saved meanwhile is not overwritten: read it again and bring both together. */
export const saveEvidenceDraft = endpoint({
  method: 'PUT',
  path: `${path}/draft`,
  summary: 'Keeps what is being typed, without telling the payments service yet',
  capability: 'answer_disputes',
  input: z.object({
    ...ofDispute,
    base_version: z.int().check(z.gte(0), z.lte(2_000_000_000)),
    product_type: productType,
    evidence,
  }),
  reply: z.object({ version: z.int(), saved: utcInstant }),
  errors: ['resource_missing', 'dispute_not_actionable', 'evidence_draft_conflict', 'evidence_too_long'],
});

export const removeEvidenceFile = endpoint({
  method: 'DELETE',
  path: `${path}/files/:field`,
  summary: 'Takes a file out of a dispute, so that its room is free again',
  capability: 'answer_disputes',
  input: z.object({ ...ofDispute, field: evidenceField }),
  reply: z.object({ field: z.string(), removed: z.literal(true) }),
  errors: [],
});

export const getEvidencePacket = endpoint({
  method: 'GET',
  path: `${path}/packet`,
  summary: 'The evidence as the bank will read it, as a PDF',
  capability: 'answer_disputes',
  input: z.object(ofDispute),
  reply: z.unknown(),
  stream: true,
  errors: ['resource_missing', 'provider_unavailable', 'evidence_packet_failed'],
});

const TITLE_LENGTH_MAX = 200;
const title = z.string().check(z.trim(), z.minLength(1, said('giveTitle')), z.maxLength(TITLE_LENGTH_MAX));
const entry = z.object({
  id: z.int(),
  title: z.string(),
  field: z.string(),
  body: z.nullable(z.string()),
  filename: z.nullable(z.string()),
  size: z.nullable(z.int()),
  pages: z.nullable(z.int()),
  used: z.int(),
});
export type LibraryEntry = z.output<typeof entry>;

const library = '/wc/v3/payments/evidence-library';
export const listLibrary = endpoint({
  method: 'GET',
  path: library,
  summary: 'Policies and texts kept for other disputes, most used first',
  capability: 'answer_disputes',
  input: z.object({}),
  reply: z.object({ data: z.array(entry) }),
  errors: [],
});

/** Words are given with it; without them the file that stands in this field of this dispute is kept. */
export const keepInLibrary = endpoint({
  method: 'POST',
  path: library,
  summary: 'Keeps a text, or the file of a field, for other disputes',
  capability: 'answer_disputes',
  input: z.object({
    ...ofDispute,
    title,
    field: evidenceField,
    body: z.optional(
      z.string().check(z.minLength(1, said('nothingToKeep')), z.maxLength(EVIDENCE_FIELD_LIMIT - 1)),
    ),
  }),
  reply: entry,
  errors: ['resource_missing', 'library_full'],
});

/** A text is answered to be put into the field; a file takes its place in the dispute. */
export const takeFromLibrary = endpoint({
  method: 'POST',
  path: `${library}/:id/take`,
  summary: 'Uses a kept text or file in a dispute',
  capability: 'answer_disputes',
  input: z.object({ id: storeId, ...ofDispute, field: evidenceField }),
  reply: z.object({ body: z.nullable(z.string()), file: z.nullable(attachedFile) }),
  errors: ['resource_missing', 'dispute_not_actionable', 'evidence_files_too_large'],
});

export const removeFromLibrary = endpoint({
  method: 'DELETE',
  path: `${library}/:id`,
  summary: 'Removes a kept text or file; disputes that used it keep it',
  capability: 'answer_disputes',
  input: z.object({ id: storeId }),
  reply: z.object({ id: z.int(), removed: z.literal(true) }),
  errors: ['resource_missing'],
});
