import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { UtcInstant } from '#domain/shared/time.ts';

/** Any JSON: read as whatever was stored, so every reader parses it; written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export type MailAttachment = Readonly<{
  filename: string;
  contentType: string;
  size_bytes: number;
  base64: string;
}>;

export interface SiteTables {
  public_files: { provider: string; file_id: string; uploaded: UtcInstant };
  options: { name: string; value: Json; updated: Generated<UtcInstant> };
  user_meta: { user_id: number; key: string; value: Json; updated: Generated<UtcInstant> };
  account: { singleton: Generated<boolean>; data: Json; updated: Generated<UtcInstant> };
  settings: {
    singleton: Generated<boolean>;
    version: number;
    data: Json;
    changed_by: string;
    changed: UtcInstant;
  };
  tracking_events: {
    id: GeneratedAlways<number>;
    name: string;
    properties: Json;
    user_id: number | null;
    at: Generated<UtcInstant>;
  };
  mail_outbox: {
    id: GeneratedAlways<number>;
    key: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    attachments: JSONColumnType<MailAttachment[]>;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    last_error: string | null;
    message_id: string;
    created: Generated<UtcInstant>;
    sent: UtcInstant | null;
  };
}
