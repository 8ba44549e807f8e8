import { inSource, retold } from '#domain/shared/spoken.ts';
import { deliveryCopy as copy } from './delivery-copy.ts';

/** Why somebody could not be told, as it is written down: whoever reads it may speak any language. */
export const storedProblem = (problem: keyof typeof copy.problems): string =>
  inSource(() => copy.problems[problem]);

/** The same, as its reader is told. */
export const toldProblem = <Row extends Readonly<{ error: string | null }>>(row: Row): Row =>
  row.error === null ? row : { ...row, error: retold(() => copy.problems, row.error) };
