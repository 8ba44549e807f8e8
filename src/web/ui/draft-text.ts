import { useState } from 'react';

type Draft<Value> = {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Answers undefined for words that are no value. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
};

/**
 * A value edited as text. While somebody types, their own words stay as they are; when they leave the field,
 * the value is written in its usual form. Words that are no value are kept for them to mend.
 */
export function useDraftText<Value>({ value, onChange, parse, format }: Draft<Value>) {
  const [draft, setDraft] = useState<string>();
  const written = value === null ? '' : format(value);

  return {
    text: draft ?? written,
    change(text: string) {
      setDraft(text);
      const trimmed = text.trim();
      onChange(trimmed === '' ? null : (parse(trimmed) ?? null));
    },
    leave() {
      if (draft === undefined) return;
      const trimmed = draft.trim();
      if (trimmed === '' || parse(trimmed) !== undefined) setDraft(undefined);
    },
    /** True while the words in the field mean nothing. */
    unreadable: draft !== undefined && draft.trim() !== '' && parse(draft.trim()) === undefined,
  };
}
