import { type KeyboardEvent, useState } from 'react';
import { Button, ComboBox, Group, Input } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import type { ComboboxOption } from '../option-search.ts';
import { WORDS } from '../words.ts';
import { OpeningFrame } from './opening-frame.tsx';
import { OptionList } from './option-list.tsx';

export type SuggestBoxProps = {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  suggestions: readonly ComboboxOption[];
  loading?: boolean;
  /** A suggestion was taken. */
  onChoose: (option: ComboboxOption) => void;
  /** Enter was pressed on the words themselves. */
  onSubmit: (text: string) => void;
  /** The place where it stood until it was loaded had the focus. */
  autoFocus?: boolean;
};

export function SuggestBox(props: SuggestBoxProps) {
  const { label, placeholder, text, onText, suggestions, loading, onChoose, onSubmit, autoFocus } = props;
  // Remounting is how the list is closed for good after the words were sent.
  const [sent, setSent] = useState(0);
  const submitWords = (event: KeyboardEvent<HTMLInputElement>) => {
    const onOption = event.currentTarget.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || onOption) return;
    event.preventDefault();
    onSubmit(text.trim());
    setSent((count) => count + 1);
  };

  return (
    <OpeningFrame>
      <ComboBox
        key={sent}
        className="combobox"
        aria-label={label}
        items={suggestions}
        inputValue={text}
        onInputChange={onText}
        value={null}
        onChange={(key) => {
          const option = suggestions.find(({ value }) => value === key);
          if (option) onChoose(option);
        }}
        defaultFilter={() => true}
        allowsCustomValue
      >
        <Group className="input-group">
          <Icon name="search" size="small" />
          <Input
            className="input"
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            autoFocus={autoFocus || sent > 0}
            onKeyDownCapture={submitWords}
          />
          {text !== '' && (
            <Button
              slot={null}
              className="button"
              data-kind="quiet"
              data-icon=""
              data-size="small"
              aria-label={WORDS.clearSearch}
              onPress={() => {
                onText('');
                onSubmit('');
              }}
            >
              <Icon name="close" size="small" />
            </Button>
          )}
        </Group>
        <OptionList options={suggestions} loading={loading} />
      </ComboBox>
    </OpeningFrame>
  );
}
