import { FILTER_WORDS } from '#web/ui/filters/filter-words-copy.ts';
import { Icon } from '../icon.tsx';
import { Popover } from '../popover.tsx';
import type { FilterOption } from './filter.ts';

type FilterValuesProps = {
  options: readonly FilterOption[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** Several of a list, ticked in a box under a field that says what is chosen. */
export function FilterValues({ options, values, onChange }: FilterValuesProps) {
  const chosen = options.filter((option) => values.includes(option.value));
  const words = FILTER_WORDS.either(chosen.map((option) => option.label)) || FILTER_WORDS.chooseValue;
  const turn = (value: string, on: boolean) => {
    // Kept in the order of the list, so that the same choice always writes the same address.
    const next = new Set(values);
    if (on) next.add(value);
    else next.delete(value);
    onChange(options.map((option) => option.value).filter((option) => next.has(option)));
  };

  return (
    <Popover
      label={FILTER_WORDS.value}
      align="start"
      trigger={(trigger) => (
        <button
          type="button"
          className="input select-like"
          aria-label={FILTER_WORDS.valueIs(words)}
          {...trigger}
        >
          <span>{words}</span>
          <Icon name="down" size="small" />
        </button>
      )}
    >
      <div className="column-ticks">
        {options.map(({ value, label }) => (
          <label className="menu-item check" key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={(event) => turn(value, event.target.checked)}
            />
            <span className="check-label" data-light="">
              {label}
            </span>
          </label>
        ))}
      </div>
    </Popover>
  );
}
