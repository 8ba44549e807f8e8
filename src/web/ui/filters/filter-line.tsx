import { FILTER_WORDS } from '#web/ui/filters/filter-words-copy.ts';
import { IconButton } from '../icon-button.tsx';
import { BareSelect } from '../select.tsx';
import {
  emptyLine,
  type FilterField,
  type FilterLine,
  findCondition,
  findField,
  withCondition,
} from './filter.ts';
import { FilterValue } from './filter-value.tsx';

type FilterLineProps = {
  position: number;
  line: FilterLine;
  fields: readonly FilterField[];
  /** Fields that other lines hold already and that stand only once. */
  taken: ReadonlySet<string>;
  /** A line just added is where the writing goes on. */
  autoFocus: boolean;
  onChange: (line: FilterLine) => void;
  onRemove: () => void;
};

/** One sentence: field, condition, value, and a way to be rid of it. */
export function FilterLineEditor({
  position,
  line,
  fields,
  taken,
  autoFocus,
  onChange,
  onRemove,
}: FilterLineProps) {
  const field = findField(fields, line);
  const condition = findCondition(fields, line);

  return (
    <fieldset className="filter-line" aria-label={FILTER_WORDS.filterLine(position)}>
      <BareSelect
        aria-label={FILTER_WORDS.field}
        value={line.field}
        options={fields
          .filter(({ id }) => id === line.field || !taken.has(id))
          .map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => {
          const next = fields.find(({ id }) => id === event.target.value);
          if (next) onChange(emptyLine(next));
        }}
      />
      <BareSelect
        aria-label={FILTER_WORDS.condition}
        autoFocus={autoFocus}
        value={line.condition}
        options={(field?.conditions ?? []).map(({ id, label }) => ({ value: id, label }))}
        onChange={(event) => onChange(withCondition(fields, line, event.target.value))}
      />
      {condition && (
        <FilterValue
          key={`${line.field} ${condition.input}`}
          input={condition.input}
          options={field?.options ?? []}
          number={field?.number}
          values={line.values}
          onChange={(values) => onChange({ ...line, values })}
        />
      )}
      <IconButton icon="trash" label={FILTER_WORDS.removeLine} onClick={onRemove} />
    </fieldset>
  );
}
