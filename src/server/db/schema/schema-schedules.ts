import type { ColumnType, Generated } from 'kysely';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import type { RhythmName, Weekday } from '#domain/schedules/schedule-rhythm.ts';
import type { RunResult, SentAs, Stop } from '#domain/schedules/scheduled-file.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';

export interface ScheduleTables {
  export_schedules: {
    id: Generated<number>;
    kind: FileKind;
    format: string | null;
    filters: ColumnType<Record<string, unknown>, string, never>;
    columns: string[];
    locale: string;
    rhythm: RhythmName;
    weekday: Weekday | null;
    sent_as: Generated<SentAs>;
    user_id: number;
    status: Generated<'active' | 'paused' | 'stopped'>;
    stopped_because: Generated<Stop | null>;
    since: UtcInstant;
    created: UtcInstant;
  };
  export_schedule_people: { schedule_id: number; user_id: number };
  export_schedule_runs: {
    id: Generated<number>;
    schedule_id: number;
    /** Nothing where somebody had it run by hand. */
    due_on: CalendarDate | null;
    period_from: CalendarDate;
    period_to: CalendarDate;
    result: RunResult;
    people: Generated<number>;
    left_out: Generated<number>;
    attempts: Generated<number>;
    at: UtcInstant;
  };
}
