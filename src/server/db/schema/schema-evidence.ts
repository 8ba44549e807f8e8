import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';

/** Any JSON: read as whatever was stored, so every reader parses it; written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export interface EvidenceTables {
  evidence_drafts: {
    provider: string;
    dispute_id: string;
    version: number;
    product_type: string | null;
    evidence: Json;
    base: Json;
    saved: UtcInstant;
    saved_by: number | null;
  };
  evidence_files: {
    id: GeneratedAlways<number>;
    provider: string;
    dispute_id: string;
    field: string;
    file_id: string | null;
    filename: string;
    size: number;
    pages: number | null;
    at: UtcInstant;
  };
  uploaded_files: { provider: string; file_id: string; size: number; at: UtcInstant };
  evidence_library: {
    id: GeneratedAlways<number>;
    title: string;
    field: string;
    body: string | null;
    file_id: string | null;
    filename: string | null;
    size: number | null;
    pages: number | null;
    used: Generated<number>;
    created: UtcInstant;
    created_by: number | null;
  };
}
