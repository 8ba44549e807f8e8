import { Icon } from '../icon.tsx';
import { aroundPlace } from '../sentence.tsx';
import { WORDS } from '../words-copy.ts';
import type { FilterField, FilterState } from './filter.ts';
import { filterWords } from './filter-words.ts';
import { FILTER_WORDS } from './filter-words-copy.ts';

type FilterPillsProps = {
  fields: readonly FilterField[];
  state: FilterState;
  onChange: (state: FilterState) => void;
  formatDay?: (day: string) => string;
};

/** Closed filters, each with its words and a way to remove it. */
export function FilterPills({ fields, state, onChange, formatDay = String }: FilterPillsProps) {
  if (state.lines.length === 0) return null;
  return (
    <ul className="pills" aria-label={WORDS.filters}>
      {state.lines.map((line) => {
        const { field, say } = filterWords(fields, line, formatDay);
        const [before, after] = aroundPlace(say);
        // A sign that is as wide as a letter stands right behind the field, without the gap of words.
        const [, colon = '', rest = ''] = /^(：?)(.*)$/s.exec(after) ?? [];
        const lines = state.lines.filter((other) => other !== line);
        return (
          <li className="pill" key={`${line.field} ${line.condition} ${line.values.join(' ')}`}>
            {before && <b>{before}</b>}
            {field}
            {colon}
            <b>{rest}</b>
            <button
              type="button"
              aria-label={FILTER_WORDS.removePill(say(field))}
              onClick={() => onChange({ ...state, lines })}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
