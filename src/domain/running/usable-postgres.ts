/** The first that knows `unique nulls not distinct`, which our tables use. */
const OLDEST = 15;
/** The newest that was ever tried. */
const NEWEST = 18;
/** A database in another one refuses names that it cannot write, or, as SQL_ASCII, counts their bytes as letters. */
const ENCODING = 'UTF8';

/** What a database says of itself. */
export type PostgresFacts = Readonly<{
  /** PostgreSQL's own, as 150018 for 15.18. */
  number: number;
  encoding: string;
}>;

/** Why it cannot be used, or nothing. */
export function postgresProblem({ number, encoding }: PostgresFacts): string | undefined {
  const major = Math.floor(number / 10_000);
  if (major < OLDEST || major > NEWEST) {
    const why =
      major < OLDEST ? 'older ones lack "unique nulls not distinct"' : 'newer ones have not been tried';
    return `it is PostgreSQL ${major}.${number % 10_000}, and Countinghouse works with ${OLDEST} to ${NEWEST}: ${why}`;
  }
  if (encoding !== ENCODING)
    return `its encoding is ${encoding}, and names of people need ${ENCODING}: make it anew (createdb --template=template0 --encoding=${ENCODING} --locale=C.UTF-8)`;
  return undefined;
}
