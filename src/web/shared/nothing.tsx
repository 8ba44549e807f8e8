import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** A cell without a value: a dash for the eye, a word for the ear. */
export function Nothing({ word }: { word: string }) {
  return (
    <span className="subtle">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
