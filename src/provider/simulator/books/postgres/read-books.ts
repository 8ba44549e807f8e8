import type { EpochSeconds } from '#domain/shared/time.ts';
import { namedObject } from '../../../find-objects.ts';
import type { ProviderAccount } from '../../../provider-account.ts';
import type {
  BalanceTransaction,
  NamedObject,
  ObjectKind,
  ObjectName,
  ProviderEvent,
  ProviderObjects,
} from '../../../provider-objects.ts';
import type { DueItem } from '../../core/changes.ts';
import type { KeptAnswer, LedgerBalance, Reading, StoreTransaction } from '../../core/store.ts';
import type { FeeLine } from '../../facts/fee-lines.ts';
import { QUESTIONS } from './questions.ts';
import { type Asking, recall, remember, type Session } from './session.ts';

/** PostgreSQL's text cannot hold this character, so nothing is kept under an id that has it. */
const canExist = (id: string): boolean => !id.includes('\0');

export async function findObject<Kind extends ObjectKind>(
  session: Asking,
  kind: Kind,
  id: string,
): Promise<ProviderObjects[Kind] | undefined> {
  const known = recall(session, kind, id);
  if (known || !canExist(id)) return known;
  const { rows } = await session.client.query<{ value: ProviderObjects[Kind] }>(
    asked('find', [session.account_id, kind, id]),
  );
  const [row] = rows;
  if (row) remember(session, kind, id, row.value);
  return row?.value;
}

/** What was seen already is not asked for again. */
async function findMany(session: Asking, names: readonly ObjectName[]): Promise<readonly NamedObject[]> {
  const unseen = names.filter(({ kind, id }) => !recall(session, kind, id) && canExist(id));
  if (unseen.length > 0) {
    const { rows } = await session.client.query<NamedObject>(
      asked('findMany', [session.account_id, unseen.map(({ kind }) => kind), unseen.map(({ id }) => id)]),
    );
    for (const { kind, id, value } of rows) remember(session, kind, id, value);
  }
  return names.flatMap(({ kind, id }) => {
    const value = recall(session, kind, id);
    return value ? [namedObject(kind, id, value)] : [];
  });
}

/** Under its name a connection plans a question once. */
const asked = (name: keyof typeof QUESTIONS, values: unknown[]) => ({
  name: `books ${name}`,
  text: QUESTIONS[name],
  values,
});

type Kept<Kind extends ObjectKind> = Readonly<{ id: string; value: ProviderObjects[Kind] }>;

async function listKept<Kind extends ObjectKind>(
  session: Asking,
  kind: Kind,
  question: 'all' | 'waiting' | 'ofPayout',
  about: string,
): Promise<readonly Kept<Kind>[]> {
  const { rows } = await session.client.query<Kept<Kind>>(asked(question, [session.account_id, about]));
  for (const { id, value } of rows) remember(session, kind, id, value);
  return rows;
}

/** Nobody has to ask for any of this kind from here on. */
function rememberAll<Kind extends ObjectKind>(session: Asking, kind: Kind, all: readonly Kept<Kind>[]): void {
  for (const { id, value } of all) remember(session, kind, id, value);
  session.listed.set(
    kind,
    all.map(({ id }) => id),
  );
}

const valuesOf = <Value>(kept: readonly Readonly<{ value: Value }>[]): readonly Value[] =>
  kept.map(({ value }) => value);

/** Asked for twice in one transaction, they are as they were seen, or written, last. */
async function listAll<Kind extends ObjectKind>(
  session: Asking,
  kind: Kind,
): Promise<readonly ProviderObjects[Kind][]> {
  const known = session.listed.get(kind);
  if (known) return known.flatMap((id) => recall(session, kind, id) ?? []);
  const all = await listKept(session, kind, 'all', kind);
  rememberAll(session, kind, all);
  return valuesOf(all);
}

export const readingOf = (session: Asking): Reading => ({
  account: () => findObject(session, 'account', session.account_id),
  find: (kind, id) => findObject(session, kind, id),
  findMany: (names) => findMany(session, names),
  all: (kind) => listAll(session, kind),
  waitingTransactions: async (currency): Promise<readonly BalanceTransaction[]> =>
    valuesOf(await listKept(session, 'transaction', 'waiting', currency)),
  payoutTransactions: async (payout): Promise<readonly BalanceTransaction[]> =>
    valuesOf(await listKept(session, 'transaction', 'ofPayout', payout)),
  balances: async () => {
    const { rows } = await session.client.query<LedgerBalance>(QUESTIONS.balances, [session.account_id]);
    return rows;
  },
  feesBetween: async (from, until) => {
    const { rows } = await session.client.query<FeeLine>(QUESTIONS.feesBetween, [
      session.account_id,
      from,
      until,
    ]);
    return rows;
  },
});

type Lists = Pick<StoreTransaction, 'nextDue' | 'findContent' | 'page' | 'eventsAfter'>;

/** The first time with the account, its loans and the numbers, which stay as they are until the commit. */
export async function findAnswer(session: Session, key: string): Promise<KeptAnswer | undefined> {
  const { client, account_id, numbers, time, origin } = session;
  const isFirst = numbers.latest === undefined || !recall(session, 'account', account_id);
  const { rows } = await client.query<Answered>(asked(isFirst ? 'answerFirst' : 'answer', [account_id, key]));
  const [answered] = rows;
  if (!answered) return undefined;
  const { request, answer, account, loans, commands, clock, seed } = answered;
  if (account) remember(session, 'account', account_id, account);
  if (loans) rememberAll(session, 'loan', loans);
  if (commands !== undefined) numbers.latest = commands + numbers.unwritten;
  if (clock !== undefined) time.known = clock;
  if (seed !== undefined) origin.seed = seed;
  return request === null ? undefined : { request, answer };
}

type Answered = Readonly<{
  request: string | null;
  answer: unknown;
  account?: ProviderAccount | null;
  loans?: readonly Kept<'loan'>[];
  commands?: number;
  clock?: EpochSeconds;
  seed?: string;
}>;

export const listsOf = ({ client, account_id }: Asking): Lists => ({
  nextDue: async (until) => {
    const { rows } = await client.query<DueItem>(QUESTIONS.nextDue, [until]);
    return rows[0];
  },
  findContent: async (id) => {
    if (!canExist(id)) return undefined;
    const { rows } = await client.query<{ content: Uint8Array }>(QUESTIONS.content, [account_id, id]);
    const [row] = rows;
    return row && new Uint8Array(row.content);
  },
  page: async <Kind extends ObjectKind>(kind: Kind, after: string | null, limit: number) => {
    // One more than asked for tells whether there is a next page.
    const { rows } = await client.query<{ position: number; value: ProviderObjects[Kind] }>(QUESTIONS.page, [
      account_id,
      kind,
      after ?? 0,
      limit + 1,
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      data: shown.map(({ value }) => value),
      cursor: last && rows.length > limit ? String(last.position) : null,
    };
  },
  eventsAfter: async (sequence, limit) => {
    const { rows } = await client.query<ProviderEvent>(QUESTIONS.eventsAfter, [account_id, sequence, limit]);
    return rows;
  },
});
