/** A failure of the catalogue: the status it travels with, and its words. Both may depend on its details. */
export type Failure<Details> = Readonly<{
  status: number | ((details: Details) => number);
  words: string | ((details: Details) => string);
}>;
/** The same without its words, which stand in a copy file under its code. */
type Refusal<Details> = Pick<Failure<Details>, 'status'>;
type DetailsOf<Entry> = Entry extends Refusal<infer Details> ? Details : never;

export const failure = <Details = undefined>(
  status: Failure<Details>['status'],
  words: Failure<Details>['words'],
): Failure<Details> => ({ status, words });

export const refusal = <Details = undefined>(status: Failure<Details>['status']): Refusal<Details> => ({
  status,
});

type Entries = Readonly<Record<string, Refusal<never>>>;
type Worded<Some extends Entries> = { readonly [Code in keyof Some]: Failure<DetailsOf<Some[Code]>> };
type WordsOf<Some extends Entries> = {
  readonly [Code in keyof Some]: Failure<DetailsOf<Some[Code]>>['words'];
};

/** A code without words does not compile. They are looked up when the failure is made, because they are the listener's. */
export const worded = <Some extends Entries>(copy: WordsOf<NoInfer<Some>>, entries: Some): Worded<Some> =>
  Object.fromEntries(
    Object.entries(entries).map(([code, { status }]) => [
      code,
      {
        status,
        get words() {
          return copy[code];
        },
      },
    ]),
  ) as Worded<Some>;
