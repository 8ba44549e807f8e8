import { Icon } from './icon.tsx';

type SaveStateProps = {
  state: 'unsaved' | 'saving' | 'saved' | 'failed';
  children: string;
};

/** "Saving", then "Saved at 09:44", or that it was not saved. Read aloud as it changes. */
export function SaveState({ state, children }: SaveStateProps) {
  return (
    <p className={state === 'failed' ? 'save-state bad' : 'save-state'} data-state={state} role="status">
      {state === 'saving' ? <span className="spinner" /> : <Icon name={ICON_OF_STATE[state]} />}
      {children}
    </p>
  );
}

const ICON_OF_STATE = { unsaved: 'clock', saved: 'done', failed: 'error' } as const;
