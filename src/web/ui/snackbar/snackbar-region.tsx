import { useState } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { WORDS } from '../words-copy.ts';
import { useCountdown } from './countdown.ts';

export type Snackbar = {
  id: number;
  text: string;
  /** Read aloud at once, and over whatever is being read. */
  urgent?: boolean;
  actions?: readonly SnackbarAction[];
};
export type SnackbarAction = { label: string; onPress: () => void };

export const SNACKBAR_MS = 10_000;

type SnackbarRegionProps = {
  snackbars: readonly Snackbar[];
  onDismiss: (id: number) => void;
};

/** Where messages about what was just done appear. They wait while somebody points at them or is among them. */
export function SnackbarRegion({ snackbars, onDismiss }: SnackbarRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // An emptied region sends no leave event; the next message must not be born waiting.
  const waiting = snackbars.length > 0 && (pointed || focused);
  if (snackbars.length === 0 && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }

  return (
    <>
      <Announcements snackbars={snackbars} />
      <section
        className="snackbars"
        aria-label={WORDS.notifications}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {snackbars.map((snackbar) => (
          <SnackbarLine
            key={snackbar.id}
            snackbar={snackbar}
            waiting={waiting}
            onDismiss={() => onDismiss(snackbar.id)}
          />
        ))}
      </section>
    </>
  );
}

type SnackbarLineProps = { snackbar: Snackbar; waiting: boolean; onDismiss: () => void };

function SnackbarLine({ snackbar, waiting, onDismiss }: SnackbarLineProps) {
  useCountdown(SNACKBAR_MS, waiting, onDismiss);
  return (
    <div className="snackbar">
      <span>{snackbar.text}</span>
      {snackbar.actions?.map(({ label, onPress }) => (
        <Button
          key={label}
          kind="quiet"
          onClick={() => {
            onPress();
            onDismiss();
          }}
        >
          {label}
        </Button>
      ))}
      <IconButton icon="close" label={WORDS.dismiss} size="small" onClick={onDismiss} />
    </div>
  );
}

/** The words alone, in regions that were there before them: buttons inside a live region would be read too. */
function Announcements({ snackbars }: { snackbars: readonly Snackbar[] }) {
  const calm = snackbars.filter((snackbar) => !snackbar.urgent);
  const urgent = snackbars.filter((snackbar) => snackbar.urgent);
  return (
    <div className="hidden-visually">
      <div role="status">
        {calm.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div role="alert">
        {urgent.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  );
}
