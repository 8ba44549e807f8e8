import { assert } from '#domain/shared/assert.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { together } from '#provider/together.ts';
import type { AuditEntry } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import { ofFew } from '../db/plan-once.ts';
import { whileWritten } from '../events/answers-being-written.ts';
import { keep } from '../events/keep-objects.ts';
import { reasonAgainst } from '../events/set-aside.ts';
import type { Changed } from '../events/tell-live.ts';
import { failpoint } from '../failpoints.ts';
import { tellCustomersSoon } from '../store/customer-courier.ts';
import type { Applied, OperationDefinition, OperationDeps, Told } from './operation.ts';
import { askedBy, lockOperations, type OperationRow, succeedOperations } from './operation-repository.ts';

type Ending<Answer> = Readonly<{ deps: OperationDeps; row: OperationRow; answer: Answer }>;
type Ended = ReadonlyMap<string, OperationRow>;

/** More would keep whoever came first waiting for the commit. */
const TOGETHER_MAX = 32;

/** The result, the rows it changed, the audit row and the jobs that follow: all of it or nothing. */
export const recordAnswer = <Input, Answer, Reply>(
  deps: OperationDeps,
  definition: OperationDefinition<Input, Answer, Reply>,
  row: OperationRow,
  answer: Answer,
): Promise<OperationRow> =>
  whileWritten(deps.db, row.id, () => recordInLine(definition, { deps, row, answer }));

async function recordInLine<Input, Answer, Reply>(
  definition: OperationDefinition<Input, Answer, Reply>,
  ending: Ending<Answer>,
): Promise<OperationRow> {
  const { deps, row, answer } = ending;
  const ended = definition.several?.mayBeOne(answer)
    ? await lineOf(deps, definition)(ending)
    : await recordAnswers(deps.db, definition, [ending]);
  tellCustomersSoon(deps.db);
  const current = ended.get(row.id);
  assert(current, 'whatever was locked is there');
  return current;
}

/** By database, and by provider and kind: what is answered while a commit is on its way is the next one. */
const lines = new WeakMap<Database, Map<string, (ending: never) => Promise<Ended>>>();

function lineOf<Input, Answer, Reply>(
  { db, provider }: OperationDeps,
  definition: OperationDefinition<Input, Answer, Reply>,
): (ending: Ending<Answer>) => Promise<Ended> {
  const ofDatabase = lines.get(db) ?? new Map<string, (ending: never) => Promise<Ended>>();
  lines.set(db, ofDatabase);
  const name = `${provider.name} ${definition.kind}`;
  const line =
    ofDatabase.get(name) ??
    together((endings: readonly Ending<Answer>[]) => recordAnswers(db, definition, endings), TOGETHER_MAX);
  ofDatabase.set(name, line);
  return line as (ending: Ending<Answer>) => Promise<Ended>; // Made for this kind, or found under its name.
}

/** An object that cannot be kept is looked for only when there is one: then they are written once more, part by part. */
async function recordAnswers<Input, Answer, Reply>(
  db: Database,
  definition: OperationDefinition<Input, Answer, Reply>,
  endings: readonly Ending<Answer>[],
): Promise<Ended> {
  try {
    return await writeDown(db, definition, endings, false);
  } catch (error) {
    if (reasonAgainst(error) === undefined) throw error;
    return writeDown(db, definition, endings, true);
  }
}

/** Whoever comes second finds the operation ended, and changes nothing. */
const writeDown = <Input, Answer, Reply>(
  db: Database,
  definition: OperationDefinition<Input, Answer, Reply>,
  endings: readonly Ending<Answer>[],
  isCareful: boolean,
): Promise<Ended> =>
  ofFew(db).execute(async (trx) => {
    const ids = endings.map(({ row }) => row.id);
    const found = new Map((await lockOperations(trx, ids)).map((row) => [row.id, row]));
    const open = new Map(endings.map((ending) => [ending.row.id, ending]));
    for (const { id, finished } of found.values()) if (finished !== null) open.delete(id);
    if (open.size === 0) return found;
    const answered = [...open.values()].map((ending) => toldBy(definition, ending));
    const { applied, changed } = await applyAll(trx, definition, answered, isCareful);
    failpoint('mid-apply');
    const audited: AuditEntry[] = [];
    const results: Parameters<typeof succeedOperations>[1][number][] = [];
    [...open.values()].forEach(({ deps, row }, nth) => {
      const { reply, before, after } = applied[nth] ?? {};
      const { input } = answered[nth] ?? {};
      const finished = utcInstant(deps.now());
      results.push({ id: row.id, result: reply, finished });
      audited.push({
        at: finished,
        ...askedBy(row),
        ...definition.audited(input as Input),
        before,
        after: row.approval_id === null ? after : { ...(after ?? {}), approval: row.approval_id },
        operation_id: row.id,
        result: 'succeeded',
      });
    });
    for (const ended of await succeedOperations(trx, results, { audited, changed })) {
      const row = found.get(ended.id);
      if (row) found.set(row.id, { ...row, ...ended });
    }
    failpoint('before-finish-commit');
    return found;
  });

function toldBy<Input, Answer, Reply>(
  definition: OperationDefinition<Input, Answer, Reply>,
  { deps, row, answer }: Ending<Answer>,
): Told<Input, Answer> {
  assert(row.read_order !== null, 'what was sent has its place in the order of reading');
  const sent = { operation_id: row.id, provider: deps.provider.name, read_order: row.read_order };
  return { answer, input: definition.input.parse(row.input), sent };
}

/** What answers tell is kept together, and told together with their operations. */
async function applyAll<Input, Answer, Reply>(
  trx: Database,
  { apply, several }: OperationDefinition<Input, Answer, Reply>,
  told: readonly Told<Input, Answer>[],
  isCareful: boolean,
): Promise<Readonly<{ applied: readonly Applied<Reply>[]; changed: readonly Changed[] }>> {
  const [first] = told;
  assert(first && (several || told.length === 1), 'only what may be one of several is applied with others');
  const { answer, input, sent } = first;
  const applied = several ? await several.apply(trx, told) : [await apply(trx, answer, input, sent)];
  const keeps = applied.flatMap((one) => one.keeps ?? []);
  const changed = await keep(trx, sent.provider, keeps, isCareful);
  for (const { follow } of applied) await follow?.();
  const ids = told.map((one) => one.sent.operation_id);
  return { applied, changed: [...changed, { kind: 'operation', ids }] };
}
