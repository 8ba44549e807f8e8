import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import { useSettled } from '../../shared/settled.ts';

export type ListSearchProps = Readonly<{
  label: string;
  placeholder: string;
  /** The first suggestion: everything that contains what was typed. */
  anything: (text: string) => string;
  /** Labels that a search may mean; each can be searched for as it is. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
}>;

type Props = ListSearchProps &
  Readonly<{ terms: readonly string[]; onTerms: (terms: readonly string[]) => void }>;

const PAUSE_MS = 200;
const TERM_LENGTH_MAX = 200;
const ANYTHING = 'anything';

/** Takes a suggestion or free words; each becomes a term of its own, and several terms widen each other. */
export function ListSearch({ label, placeholder, anything, suggest, terms, onTerms }: Props) {
  const [text, setText] = useState('');
  const typed = text.trim().slice(0, TERM_LENGTH_MAX);
  const asked = useSettled(typed, PAUSE_MS);
  const found = useQuery({
    queryKey: ['suggestions', label, asked],
    queryFn: ({ signal }) => suggest(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });

  const add = (term: string) => {
    setText('');
    if (term !== '' && !terms.includes(term)) onTerms([...terms, term]);
  };
  // Labels of an older question may no longer hold what was typed since.
  const labels = typed === '' || asked === '' ? [] : (found.data ?? []);

  return (
    <SuggestField
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      loading={found.isFetching}
      suggestions={
        typed === ''
          ? []
          : [
              { value: ANYTHING, label: anything(typed) },
              ...labels.map((name) => ({ value: `term ${name}`, label: name })),
            ]
      }
      onChoose={(option) => add(option.value === ANYTHING ? typed : option.label)}
      onSubmit={(words) => add(words.slice(0, TERM_LENGTH_MAX))}
    />
  );
}
