import { Fragment } from 'react';
import { FILTER_WORDS } from '#web/ui/filters/filter-words-copy.ts';
import { Button } from '../button.tsx';
import { Segmented } from '../segmented.tsx';
import { aroundPlace } from '../sentence.tsx';
import { emptyLine, type FilterField, type FilterState } from './filter.ts';
import { useFilterDraft } from './filter-draft.ts';
import { FilterLineEditor } from './filter-line.tsx';

export type FilterPanelProps = {
  id?: string;
  /** What is filtered, in the plural: "transactions". */
  things: string;
  fields: readonly FilterField[];
  state: FilterState;
  onChange: (state: FilterState) => void;
};

/** The open filters: sentences that a thing must match, all or any of them. */
export function FilterPanel({ id, things, fields, state, onChange }: FilterPanelProps) {
  const draft = useFilterDraft(fields, state, onChange);
  const once = new Set(fields.filter((field) => field.once).map((field) => field.id));
  const taken = new Set(draft.lines.map((line) => line.field).filter((field) => once.has(field)));
  const [before, after] = aroundPlace((match) => FILTER_WORDS.showThatMatch(things, match));

  return (
    <div className="filters" id={id}>
      <div className="row">
        {before && <span className="muted">{before}</span>}
        <Segmented
          label={FILTER_WORDS.matchGroup}
          value={state.match}
          options={[
            { value: 'all', label: FILTER_WORDS.matchAll },
            { value: 'any', label: FILTER_WORDS.matchAny },
          ]}
          onChange={(match) => onChange({ ...state, match })}
        />
        {after && <span className="muted">{after}</span>}
      </div>
      {draft.lines.map((line, index) => (
        <FilterLineEditor
          key={line.key}
          position={index + 1}
          line={line}
          fields={fields}
          taken={taken}
          autoFocus={line.key === draft.added}
          onChange={(next) => draft.change(line.key, next)}
          onRemove={() => draft.remove(line.key)}
        />
      ))}
      <fieldset className="row" aria-label={FILTER_WORDS.addFilter}>
        {fields
          .filter(({ id: field }) => !taken.has(field))
          .map((field) => (
            <Fragment key={field.id}>
              <Button
                size="small"
                icon="plus"
                aria-label={FILTER_WORDS.addFilterOn(field.label)}
                onClick={() => draft.add(emptyLine(field))}
              >
                {field.label}
              </Button>
              {field.presets?.map(({ label, condition, values }) => (
                <Button
                  key={label}
                  kind="quiet"
                  size="small"
                  onClick={() => draft.add({ field: field.id, condition, values })}
                >
                  {label}
                </Button>
              ))}
            </Fragment>
          ))}
        {draft.lines.length > 0 && (
          <Button kind="quiet" size="small" onClick={draft.clear}>
            {FILTER_WORDS.clearAll}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
