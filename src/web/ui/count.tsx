import { VisuallyHidden } from './visually-hidden.tsx';

type CountProps = {
  value: number | string;
  kind?: 'alert';
  /** What is counted, for those who cannot see what the number stands beside. */
  of?: string;
};

/** A small number beside a word: unread, open, chosen. */
export function Count({ value, kind, of }: CountProps) {
  return (
    <span className="count" data-kind={kind}>
      {value}
      {of && <VisuallyHidden> {of}</VisuallyHidden>}
    </span>
  );
}
