import type * as z from 'zod/mini';
import type { Deps } from '../deps.ts';

/** What a job is made of. Its payload is parsed before it runs, since it may have waited through a new release. */
export type JobDefinition<Input> = Readonly<{
  /** `area.verb-object`; jobs wait in the database under this name, so it never changes. */
  name: string;
  input: z.ZodMiniType<Input>;
  attemptsMax: number;
  /** Of the jobs with the same queue, one runs at a time; the others leave room for everything else. */
  queue?: string;
  run: (deps: Deps, input: Input) => Promise<void>;
}>;

export type Job<Input> = JobDefinition<Input> & AnyJob;

/** A job as the worker sees it: a name, and what to do with whatever was stored. */
export type AnyJob = Readonly<{
  name: string;
  attemptsMax: number;
  queue?: string;
  perform: (deps: Deps, payload: unknown) => Promise<void>;
}>;

export const job = <Input>(definition: JobDefinition<Input>): Job<Input> => ({
  ...definition,
  perform: (deps, payload) => definition.run(deps, definition.input.parse(payload)),
});
