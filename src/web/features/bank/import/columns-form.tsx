import type { BankFilePreview } from '#contract/bank.ts';
import { CSV_COLUMNS, type CsvColumn } from '#domain/bank/csv-columns.ts';
import { type CsvMapping, mappingProblem } from '#domain/bank/csv-mapping.ts';
import { readCsv } from '#domain/bank/csv-reader.ts';
import { LINE_PROBLEM_WORDS } from '#domain/bank/statement-problem-copy.ts';
import { currency as asCurrency } from '#domain/shared/money.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import './import.css';
import { importCopy as copy } from './import-copy.ts';

type ColumnsFormProps = Readonly<{
  sample: NonNullable<BankFilePreview['sample']>;
  mapping: CsvMapping;
  currency: string;
  onChange: (mapping: CsvMapping) => void;
}>;

const TEXT = 'text';
const ROLES = [
  { value: TEXT, label: copy.text },
  ...CSV_COLUMNS.map((value) => ({ value, label: copy.roles[value] })),
];
const LINES_SHOWN = 5;

const isColumn = (word: string): word is CsvColumn => CSV_COLUMNS.some((column) => column === word);

const roleOf = ({ columns, text }: CsvMapping, at: number): string =>
  text.includes(at) ? TEXT : (CSV_COLUMNS.find((column) => columns[column] === at) ?? '');

/** The mapping with one column in another role; whatever had the role before has none any more. */
function withRole({ columns, text, ...rest }: CsvMapping, at: number, role: string): CsvMapping {
  const others = Object.fromEntries(Object.entries(columns).filter(([, place]) => place !== at));
  const words = text.filter((place) => place !== at);
  return {
    ...rest,
    columns: isColumn(role) ? { ...others, [role]: at } : others,
    text: role === TEXT ? [...words, at].sort((one, other) => one - other) : words,
  };
}

/** Says what each column of an unknown file holds, and shows at once how its first lines read so. */
export function ColumnsForm({ sample, mapping, currency, onChange }: ColumnsFormProps) {
  const { header, rows } = sample;
  const name = (at: number): string => {
    const words = header[at]?.trim() ?? '';
    return words === '' || words === String(at + 1) ? copy.column(String(at + 1)) : words;
  };
  const problem = mappingProblem(mapping);
  return (
    <fieldset className="field">
      <legend className="field-label">{copy.columnsTitle}</legend>
      <p className="field-help">{copy.columnsText}</p>
      <div className="bank-columns">
        {header.map((_, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have one name.
            key={at}
            label={name(at)}
            help={rows[0]?.[at] || undefined}
            placeholder={copy.unused}
            value={roleOf(mapping, at)}
            options={ROLES}
            onChange={({ target }) => onChange(withRole(mapping, at, target.value))}
          />
        ))}
        <Select
          label={copy.dayOrder}
          value={mapping.dayOrder}
          options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: copy.dayOrders[value] }))}
          onChange={({ target }) =>
            onChange({ ...mapping, dayOrder: target.value as CsvMapping['dayOrder'] })
          }
        />
        <Select
          label={copy.decimal}
          value={mapping.decimal}
          options={(['.', ','] as const).map((value) => ({ value, label: copy.decimals[value] }))}
          onChange={({ target }) => onChange({ ...mapping, decimal: target.value as CsvMapping['decimal'] })}
        />
      </div>
      {problem ? (
        <Notice kind="warning" size="small">
          {copy.missing[problem]}
        </Notice>
      ) : (
        <LivePreview {...{ sample, mapping, currency }} />
      )}
    </fieldset>
  );
}

/** Read with the very rule that the server imports by. */
function LivePreview({ sample: { header, rows }, mapping, currency }: Omit<ColumnsFormProps, 'onChange'>) {
  const { statements, unreadable } = readCsv(
    {
      preamble: [],
      header,
      rows: rows.map((cells, index) => ({ line: index + 1, cells, raw: cells.join(' ') })),
      profile: undefined,
      signature: '',
    },
    mapping,
    asCurrency(currency),
  );
  const lines = statements.flatMap((statement) => statement.lines).slice(0, LINES_SHOWN);
  const [first] = unreadable;
  return (
    <div role="status" className="stack" data-gap="small">
      {lines.length > 0 && (
        <div>
          <p className="strong">{copy.livePreview}</p>
          <ul>
            {lines.map(({ lineNumber, bookedOn, text, amount, currency: code }) => (
              <li key={lineNumber}>
                <span className="num">{dayWords(bookedOn)}</span>{' '}
                {moneyWords({ amount, currency: code }, true)} <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {first && (
        <Notice kind="warning" size="small">
          {copy.cannotRead(LINE_PROBLEM_WORDS[first.problem], first.raw)}
        </Notice>
      )}
    </div>
  );
}
