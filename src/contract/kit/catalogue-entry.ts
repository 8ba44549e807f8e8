/** A failure of the catalogue: the status it travels with, and its words. Both may depend on its details. */
export type Failure<Details> = Readonly<{
  status: number | ((details: Details) => number);
  words: string | ((details: Details) => string);
}>;

export const failure = <Details = undefined>(
  status: Failure<Details>['status'],
  words: Failure<Details>['words'],
): Failure<Details> => ({ status, words });
