import { useEffect, useState } from 'react';
import { CONTROL_WORDS } from './control-words-copy.ts';
import { IconButton } from './icon-button.tsx';

const SHOWN_MS = 2000;

type CopyButtonProps = {
  value: string;
  /** What is copied, in words: "payment ID". */
  what: string;
  /** Shows the value itself before the button. */
  shown?: boolean;
};

/** An id with its copy button. Where copying is refused, the value stands there to be selected. */
export function CopyButton({ value, what, shown = true }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <span className="copy">
      {shown && <code>{value}</code>}
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? CONTROL_WORDS.copied : CONTROL_WORDS.copy(what)}
        size="small"
        onClick={copy}
      />
      <span className="hidden-visually" role="status">
        {copied ? CONTROL_WORDS.copied : ''}
      </span>
    </span>
  );
}
