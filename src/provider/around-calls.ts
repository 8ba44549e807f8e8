import { assert } from '#domain/shared/assert.ts';

type AnyCall = (...asked: never[]) => Promise<unknown>;
type AnyMethod = (...asked: never[]) => unknown;

/** The names of what is asked of a side and answered later. */
export type CallOf<Side> = {
  [Name in keyof Side & string]-?: NonNullable<Side[Name]> extends AnyCall ? Name : never;
}[keyof Side & string];

/** The names of what a side answers at once, from what it knows itself. */
type AtOnce<Side> = Exclude<
  {
    [Name in keyof Side & string]-?: NonNullable<Side[Name]> extends AnyMethod ? Name : never;
  }[keyof Side & string],
  CallOf<Side>
>;

/** What is done instead of a call; `ask` makes the call as it was meant. */
export type Around<Side> = (
  call: CallOf<Side>,
  ask: () => Promise<unknown>,
  asked: readonly unknown[],
) => Promise<unknown>;

/** Every call a side has. What it answers at once has to be named, so that none is forgotten. */
export const everyCall = <Side extends object>(
  side: Side,
  atOnce: Readonly<Record<AtOnce<Side>, true>>,
): readonly CallOf<Side>[] =>
  Object.entries(side)
    .filter(([name, member]) => typeof member === 'function' && !Object.hasOwn(atOnce, name))
    .map(([name]) => name as CallOf<Side>);

/** The same side, with something done around these calls of it: the provider, or the console of the simulated one. */
export const aroundCalls = <Side extends object>(
  side: Side,
  calls: readonly CallOf<Side>[],
  around: Around<Side>,
): Side => ({
  ...side,
  ...Object.fromEntries(
    calls
      .filter((call) => side[call] !== undefined)
      .map((call) => [
        call,
        (...asked: readonly unknown[]) => around(call, () => askBy(side, call, asked), asked),
      ]),
  ),
});

/** Asks a side by the name of the call. */
export function askBy<Side extends object>(
  side: Side,
  call: CallOf<Side>,
  asked: readonly unknown[],
): Promise<unknown> {
  const member: unknown = side[call];
  assert(typeof member === 'function', `there is a call ${call}`);
  return Reflect.apply(member, side, asked);
}
