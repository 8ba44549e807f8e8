import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Asked, Question } from './confirm-question.tsx';
import { later } from './later.ts';

const ConfirmQuestion = later(async () => (await import('./confirm-question.tsx')).ConfirmQuestion);

const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | undefined>(undefined);

/** `if (await confirm({ title, action })) …`: asks, and answers whether it was confirmed (and done). */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked((before) => {
          // A second question takes the place of the first, which counts as declined.
          before?.answer(false);
          return { ...question, answer: resolve };
        });
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmQuestion key={asked.title} asked={asked} onDone={() => setAsked(undefined)} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
