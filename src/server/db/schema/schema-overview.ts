import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Note } from '#contract/notes.ts';
import type { UtcInstant } from '#domain/shared/time.ts';

export interface OverviewTables {
  notes: {
    id: GeneratedAlways<number>;
    name: string;
    type: Note['type'];
    title: string;
    content: string;
    status: Generated<Note['status']>;
    source: Generated<string>;
    is_deleted: Generated<boolean>;
    actions: ColumnType<unknown, string, string>;
    date_created: UtcInstant;
  };
  survey_answers: {
    id: GeneratedAlways<number>;
    survey: string;
    rating: string;
    comments: string;
    user_id: number | null;
    at: UtcInstant;
  };
}
