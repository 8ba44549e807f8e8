import { useRef } from 'react';
import { CONTROL_WORDS } from './control-words-copy.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type SearchFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter was pressed. */
  onSubmit?: (text: string) => void;
};

export function SearchField({ label, placeholder, value, onChange, onSubmit }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="input-group">
      <Icon name="search" size="small" />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit?.(value);
        }}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={CONTROL_WORDS.clearSearch}
          size="small"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
