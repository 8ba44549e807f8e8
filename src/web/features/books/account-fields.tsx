import {
  type ChartLine,
  type ChartProblem,
  CODE_LENGTH_MAX,
  NAME_LENGTH_MAX,
} from '#domain/books/chart-of-accounts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { chartCopy as copy } from './chart-copy.ts';

type Props = Readonly<{
  /** What is booked on it, for whoever hears the page. */
  what: string;
  line: ChartLine;
  problem: ChartProblem['problem'] | undefined;
  onChange: (change: Partial<ChartLine>) => void;
}>;

/** Number, name and tax code of one account; a problem stands under its number. */
export const AccountFields = ({ what, line, problem, onChange }: Props) => (
  <div className="form-row">
    <TextField
      label={copy.heads.code}
      aria-label={copy.code(what)}
      maxLength={CODE_LENGTH_MAX}
      value={line.code}
      error={problem && copy.problems[problem]}
      onChange={({ target }) => onChange({ code: target.value })}
    />
    <TextField
      label={copy.heads.name}
      aria-label={copy.name(what)}
      maxLength={NAME_LENGTH_MAX}
      value={line.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label={copy.heads.tax}
      aria-label={copy.taxCode(what)}
      maxLength={CODE_LENGTH_MAX}
      value={line.tax_code}
      onChange={({ target }) => onChange({ tax_code: target.value })}
    />
  </div>
);
