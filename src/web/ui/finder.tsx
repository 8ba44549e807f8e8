import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FinderGroup, FinderList, type FinderOption, optionId } from './finder-list.tsx';
import { Icon } from './icon.tsx';

export type { FinderGroup, FinderOption };

type FinderProps = Readonly<{
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Names the list of what was found. */
  listLabel: string;
  groups: readonly FinderGroup[];
  /** More is being looked for. */
  isWaiting: boolean;
  /** Enter was pressed on the text it begins with. */
  isEntered?: boolean;
  /** Said aloud when it changes. */
  status: string;
  /** Stands between the field and the list. */
  note?: ReactNode;
  onOpen: (option: FinderOption) => void;
}>;

/**
 * A field and, below it, what its text may mean. The focus stays in the field; arrows move a mark through the list, and
 * Enter opens the marked line. The first line is marked by itself.
 */
export function Finder(props: FinderProps) {
  const { label, placeholder, text, onText, listLabel, groups, isWaiting, status, note, onOpen } = props;
  const list = useId();
  const { options, marked, setChosen, onKeyDown } = useMarkedLine(props, list);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isOpen = options.length > 0;

  return (
    <div className="finder">
      <div className="input-group">
        <Icon name="search" size="small" />
        <input
          ref={input}
          className="input"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={marked && optionId(list, marked.id)}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setChosen(undefined);
            onText(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="hidden-visually" role="status">
        {status}
      </p>
      {note}
      {isOpen && (
        <FinderList
          id={list}
          label={listLabel}
          groups={groups}
          isWaiting={isWaiting}
          marked={marked?.id}
          onPoint={setChosen}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

/** Which line Enter opens, and when: as long as it is not certain which line will be the first, Enter waits. */
function useMarkedLine({ groups, isWaiting, text, isEntered }: FinderProps, list: string) {
  const [chosen, setChosen] = useState<string>();
  const [wanted, setWanted] = useState(isEntered ? text : undefined);
  const options = groups.flatMap((group) => group.options);
  const marked = options.find(({ id }) => id === chosen) ?? options[0];
  const press = (id: string, held: Held = {}) => {
    const line = document.getElementById(optionId(list, id));
    const { ctrlKey, metaKey } = held;
    line?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  };

  const first = isWaiting || wanted !== text ? undefined : marked?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is pressed once, when it is certain which one.
  useEffect(() => {
    if (wanted === undefined || first === undefined) return;
    setWanted(undefined);
    press(first);
  }, [wanted, first]);

  const move = (by: number) => {
    const at = options.findIndex(({ id }) => id === marked?.id);
    const next = options.at((at + by) % options.length);
    if (!next) return;
    setChosen(next.id);
    document.getElementById(optionId(list, next.id))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) move(step);
    else if (marked && !marked.isStale && (marked.isSure || marked.id === chosen || !isWaiting))
      press(marked.id, event);
    else setWanted(text);
  };
  return { options, marked, setChosen, onKeyDown };
}

type Held = Readonly<{ ctrlKey?: boolean; metaKey?: boolean }>;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
