import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Matchable, type Matching, matchLines } from '#domain/bank/match-lines.ts';
import type { MatchProposal } from '#domain/bank/match-proposal.ts';
import { type BankWorld, bankWorld } from '#tests/bank-worlds.ts';

/** A run can be repeated and widened: HISTORIES_SEED=… SAFETY_FULL=1. */
const seed = Number(process.env.HISTORIES_SEED ?? 20_261_117);
const numRuns = process.env.SAFETY_FULL ? 5000 : 500;

type Matcher = (asked: Matchable) => Matching;
const asked = ({ items, lines }: BankWorld): Matchable => ({
  items,
  lines,
  rejected: new Set(),
  learned: new Set(),
});

const idsOf = ({
  lines,
  items,
}: Readonly<{ lines: readonly { id: string }[]; items: readonly { id: string }[] }>) =>
  `${lines.map(({ id }) => id).toSorted()} = ${items.map(({ id }) => id).toSorted()}`;
const trueIds = ({ truth }: BankWorld) =>
  truth.map(({ lines, items }) => `${lines.toSorted()} = ${items.toSorted()}`);

/** What is automatic and is not so, or not to the cent of what the bank booked. */
const wrongOf = (world: BankWorld, { automatic }: Matching): readonly string[] => {
  const truth = new Set(trueIds(world));
  const booked = new Map(world.lines.map(({ id, amount }) => [id, amount]));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return automatic
    .filter((one) => {
      const brought = sum(one.lines.map(({ id }) => booked.get(id) ?? 0));
      return !truth.has(idsOf(one)) || brought !== sum(one.items.map(({ amount }) => amount));
    })
    .map(idsOf);
};

/** What is so, and neither matched nor suggested. */
const lostOf = (world: BankWorld, { automatic, suggested }: Matching): readonly string[] => {
  const offered = new Set([...automatic, ...suggested].map(idsOf));
  return trueIds(world).filter((ids) => !offered.has(ids));
};

const holds = (matcher: Matcher) =>
  fc.property(bankWorld, (world) => {
    const found = matcher(asked(world));
    expect(wrongOf(world, found)).toEqual([]);
    expect(lostOf(world, found)).toEqual([]);
  });

test('every true pair is matched or suggested, and nothing automatic is wrong', () => {
  fc.assert(holds(matchLines), { seed, numRuns });
});

/** By content alone: numbers that an import gives are not in it. */
const told = ({ automatic, suggested, unknown }: Matching) => {
  const words = ({ tier, reason, lines, items, difference, ways }: MatchProposal) =>
    `${tier} ${reason} ${lines.map(({ order }) => order)} = ${items.map(({ id }) => id)} ${difference} ${ways}`;
  return {
    automatic: automatic.map(words),
    suggested: suggested.map(words),
    unknown: unknown.map(({ order }) => order),
  };
};

test('the same comes out in whatever order lines and payouts came in, under whatever numbers', () => {
  fc.assert(
    fc.property(bankWorld, fc.nat(), (world, shuffle) => {
      const mixed = <One>(all: readonly One[]): readonly One[] =>
        all
          .map((one, place) => ({ one, key: ((place + 1) * (shuffle + 7919)) % 104_729 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
      const lines = mixed(world.lines).map((line, place) => ({ ...line, id: `x${place}` }));
      const other = { ...world, items: mixed(world.items), lines };
      expect(told(matchLines(asked(other)))).toEqual(told(matchLines(asked(world))));
    }),
    { seed, numRuns },
  );
});

test('what a person called wrong never comes again', () => {
  fc.assert(
    fc.property(bankWorld, fc.nat(), (world, which) => {
      const before = matchLines(asked(world));
      const all = [...before.automatic, ...before.suggested];
      const chosen = all[which % Math.max(all.length, 1)];
      if (!chosen) return;
      const pairs = chosen.lines.flatMap((line) => chosen.items.map((item) => `${line.id} ${item.payoutId}`));
      const after = matchLines({ ...asked(world), rejected: new Set(pairs) });
      expect([...after.automatic, ...after.suggested].map(idsOf)).not.toContain(idsOf(chosen));
    }),
    { seed, numRuns },
  );
});

/** Takes the first of several that fit. */
const greedy: Matcher = (given) => {
  const found = matchLines(given);
  const taken = new Set<string>();
  const first = found.suggested.filter(({ tier, lines, items }) => {
    const ids = [...lines, ...items].map(({ id }) => id);
    if (tier !== 4 || ids.some((id) => taken.has(id))) return false;
    for (const id of ids) taken.add(id);
    return true;
  });
  return { ...found, automatic: [...found.automatic, ...first] };
};

/** Thinks that a cent does not matter. */
const lax: Matcher = (given) => {
  const amounts = new Set(given.items.map(({ amount }) => amount));
  const near = (amount: number) => [amount, amount + 1, amount - 1].find((one) => amounts.has(one)) ?? amount;
  return matchLines({ ...given, lines: given.lines.map((line) => ({ ...line, amount: near(line.amount) })) });
};

test.each([
  ['a matcher that takes the first twin', greedy],
  ['a matcher with a tolerance of one', lax],
])('%s is noticed', (_, planted) => {
  expect(fc.check(holds(planted), { seed, numRuns: 500 }).failed).toBe(true);
});
