import { Suspense, useState } from 'react';
import { whenCalm } from './calm.ts';
import { Icon } from './icon.tsx';
import { later } from './later.ts';
import { loadOpening } from './opening/load-opening.ts';
import type { SuggestBoxProps } from './opening/suggest-box.tsx';

const SuggestBox = later(async () => {
  await whenCalm();
  return (await loadOpening()).SuggestBox;
});

type SuggestFieldProps = Omit<SuggestBoxProps, 'autoFocus'>;

/** A search that suggests as you type and takes free words too: Enter sends them as they are. */
export function SuggestField(props: SuggestFieldProps) {
  const [focused, setFocused] = useState(false);
  return (
    <Suspense fallback={<Waiting {...props} onFocused={setFocused} />}>
      <SuggestBox {...props} autoFocus={focused} />
    </Suspense>
  );
}

type WaitingProps = SuggestFieldProps & { onFocused: (focused: boolean) => void };

/** Takes words and Enter from the first moment; the suggestions follow. */
function Waiting({ label, placeholder, text, onText, onSubmit, onFocused }: WaitingProps) {
  return (
    <div className="input-group">
      <Icon name="search" size="small" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={() => onFocused(true)}
        onBlur={() => onFocused(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit(text.trim());
        }}
      />
    </div>
  );
}
