import type { ColumnType, Generated } from 'kysely';
import type { ViewedList } from '#domain/people/saved-views.ts';
import type { UtcInstant } from '#domain/shared/time.ts';

export type SavedViewsTables = {
  saved_views: {
    id: Generated<number>;
    list: ViewedList;
    name: string;
    owner_id: number;
    is_shared: boolean;
    parameters: ColumnType<Record<string, string | string[]>, string, string>;
    columns: string[];
    created: UtcInstant;
  };
};
