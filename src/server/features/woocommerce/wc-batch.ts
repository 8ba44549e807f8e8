import type * as z from 'zod/mini';
import { AppError, fail } from '#contract/kit/errors.ts';
import { BATCH_MAX, type batchInput } from '#contract/woocommerce/shapes.ts';
import { asFailure } from '../../http/error-answer.ts';
import { invalidInput } from '../../http/invalid-input.ts';
import type { Context } from '../../http/route.ts';
import { compiled } from '../../rows/compiled-schema.ts';

type Asked = z.output<typeof batchInput>;
type Failed = Readonly<{ id: number; error: Readonly<{ code: string; message: string; data: unknown }> }>;
type Made<One> = Readonly<Partial<Record<'create' | 'update' | 'delete', (One | Failed)[]>>>;

/** How one of them is done: the schema it is read by, and the same function that serves the single call. */
type Way<Schema extends z.ZodMiniObject, One> = Readonly<{
  input: Schema;
  handle: (context: Context, input: z.output<Schema>) => Promise<One>;
}>;

/**
 * Up to a hundred at once, in the order of stores: made, changed, removed. There is no transaction around them: each succeeds
 * or fails by itself, and the answer is 200 whatever became of them. What is removed is removed for good.
 */
export async function runBatch<Create extends z.ZodMiniObject, Update extends z.ZodMiniObject, One>(
  context: Context,
  asked: Asked,
  ways: Readonly<{
    create: Way<Create, One>;
    update: Way<Update, One>;
    remove: (context: Context, id: number) => Promise<One>;
  }>,
): Promise<Made<One>> {
  const { create, update, delete: removed } = asked;
  const count = [create, update, removed].reduce((sum, list) => sum + (list?.length ?? 0), 0);
  if (count > BATCH_MAX) throw fail('woocommerce_rest_request_entity_too_large', { most: BATCH_MAX });
  return {
    ...(create && {
      create: await each(
        create,
        () => 0,
        (item) => ways.create.handle(context, read(ways.create.input, item)),
      ),
    }),
    ...(update && {
      update: await each(update, idOf, (item) => ways.update.handle(context, read(ways.update.input, item))),
    }),
    ...(removed && {
      delete: await each(
        removed,
        (id) => id,
        (id) => ways.remove(context, id),
      ),
    }),
  };
}

async function each<Item, One>(
  items: readonly Item[],
  idOf: (item: Item) => number,
  run: (item: Item) => Promise<One>,
): Promise<(One | Failed)[]> {
  const done: (One | Failed)[] = [];
  for (const item of items) {
    try {
      done.push(await run(item));
    } catch (error) {
      done.push({ id: idOf(item), error: toldOf(error) });
    }
  }
  return done;
}

const idOf = ({ id }: Readonly<Record<string, unknown>>): number =>
  Number.isSafeInteger(Number(id)) ? Number(id) : 0;

function read<Schema extends z.ZodMiniObject>(
  schema: Schema,
  item: Readonly<Record<string, unknown>>,
): z.output<Schema> {
  const parsed = compiled(schema).safeParse(item);
  if (!parsed.success) throw invalidInput(parsed.error.issues, item);
  return parsed.data as z.output<Schema>;
}

/** What is nobody's mistake but ours ends the whole call. */
function toldOf(error: unknown): Failed['error'] {
  const failure = error instanceof AppError ? error : asFailure(error, { bodyBytesMax: 0 });
  if (!failure || failure.status >= 500) throw error;
  const { code, message, status, details } = failure;
  return { code, message, data: { ...details, status } };
}
