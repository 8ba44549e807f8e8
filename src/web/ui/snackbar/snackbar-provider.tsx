import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type Snackbar, SnackbarRegion } from './snackbar-region.tsx';

export type NewSnackbar = Omit<Snackbar, 'id'>;

export type Snackbars = {
  /** Shows a message about what was just done; answers a way to take it back. */
  show: (snackbar: NewSnackbar | string) => () => void;
  dismissAll: () => void;
};

const SnackbarContext = createContext<Snackbars | undefined>(undefined);

export function useSnackbar(): Snackbars {
  const snackbars = useContext(SnackbarContext);
  if (!snackbars) throw new Error('useSnackbar needs a SnackbarProvider above it.');
  return snackbars;
}

let lastId = 0;

/** Older ones give way, so that a burst of messages never covers the page. */
const SHOWN_MAX = 4;

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Snackbar[]>([]);
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((snackbar) => snackbar.id !== id));
  }, []);

  const snackbars = useMemo<Snackbars>(
    () => ({
      show(snackbar) {
        lastId += 1;
        const id = lastId;
        const added = typeof snackbar === 'string' ? { text: snackbar } : snackbar;
        setShown((before) => [...before, { ...added, id }].slice(-SHOWN_MAX));
        return () => dismiss(id);
      },
      dismissAll: () => setShown([]),
    }),
    [dismiss],
  );

  return (
    <SnackbarContext value={snackbars}>
      {children}
      <SnackbarRegion snackbars={shown} onDismiss={dismiss} />
    </SnackbarContext>
  );
}
