import { type KeyboardEvent, useState } from 'react';
import { ComboBox, Group, Input } from 'react-aria-components';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import type { ComboboxOption } from '../option-search.ts';
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
  // Drawn anew after the words were sent or cleared: that closes the list for good and brings the focus back.
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
        // Suggestions arrive a moment after the words; without this, pasted words would open no list.
        allowsEmptyCollection={text.trim() !== ''}
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
            <IconButton
              icon="close"
              label={CONTROL_WORDS.clearSearch}
              size="small"
              onClick={() => {
                onText('');
                onSubmit('');
                setSent((count) => count + 1);
              }}
            />
          )}
        </Group>
        <OptionList options={suggestions} loading={loading} />
      </ComboBox>
    </OpeningFrame>
  );
}
