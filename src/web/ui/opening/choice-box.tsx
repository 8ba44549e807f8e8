import { useState } from 'react';
import { Button, ComboBox, Group, Input } from 'react-aria-components';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import type { ControlProps, FieldWords } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { type ComboboxOption, matchingOptions } from '../option-search.ts';
import { OpeningFrame } from './opening-frame.tsx';
import { OptionList } from './option-list.tsx';

export type ChoiceBoxProps = Pick<FieldWords, 'hideLabel'> & {
  name: string;
  control: ControlProps;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Told what is typed when the options come from elsewhere; the kit then does not filter. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  placeholder?: string;
  disabled?: boolean;
};

export function ChoiceBox(props: ChoiceBoxProps) {
  const { name, control, options, value, onChange, onSearch, loading, placeholder, disabled } = props;
  const labelOf = (key: string | null) => options.find((option) => option.value === key)?.label ?? '';
  const [typed, setTyped] = useState<string>();
  const offered = onSearch || typed === undefined ? options : matchingOptions(options, typed);

  return (
    <OpeningFrame>
      <ComboBox
        className="combobox"
        id={control.id}
        aria-label={name}
        aria-describedby={control['aria-describedby']}
        isInvalid={control['aria-invalid'] ?? false}
        isDisabled={disabled}
        items={offered}
        inputValue={typed ?? labelOf(value)}
        onInputChange={(text) => {
          // The library also writes the chosen label here; only what differs from it was typed.
          setTyped(text === labelOf(value) ? undefined : text);
          onSearch?.(text);
          if (text === '' && value !== null) onChange(null);
        }}
        value={value}
        onChange={(key) => {
          setTyped(undefined);
          if (key !== null) onChange(String(key));
        }}
        onBlur={() => setTyped(undefined)}
        defaultFilter={() => true}
        allowsEmptyCollection
        menuTrigger="focus"
      >
        <Group className="input-group">
          <Icon name="search" size="small" />
          <Input className="input" placeholder={placeholder} autoComplete="off" />
          <Button
            className="button"
            data-kind="quiet"
            data-icon=""
            data-size="small"
            aria-label={CONTROL_WORDS.showSuggestions}
          >
            <Icon name="down" size="small" />
          </Button>
        </Group>
        <OptionList options={offered} loading={loading} emptyText={CONTROL_WORDS.nothingMatches} />
      </ComboBox>
    </OpeningFrame>
  );
}
