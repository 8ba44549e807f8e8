import type { Generated } from 'kysely';
import type { TeamNoteKind } from '#contract/team-notes.ts';
import type { UtcInstant } from '#domain/shared/time.ts';

export type TeamNotesTables = {
  team_notes: {
    id: Generated<number>;
    object_kind: TeamNoteKind;
    object_id: string;
    key: string | null;
    note: string;
    author_id: number | null;
    date_created: UtcInstant;
    date_edited: UtcInstant | null;
  };
};
