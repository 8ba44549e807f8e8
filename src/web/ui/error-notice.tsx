import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { WORDS } from './words-copy.ts';

type ErrorNoticeProps = {
  /** What failed, in the words of the area. */
  title: string;
  onRetry?: () => void;
  retrying?: boolean;
  children?: ReactNode;
};

/** Stands in the place of content that could not be read; the rest of the page lives on. */
export function ErrorNotice({ title, onRetry, retrying = false, children }: ErrorNoticeProps) {
  return (
    <Notice
      kind="error"
      title={title}
      announce
      actions={
        onRetry && (
          <Button kind="link" busy={retrying} onClick={onRetry}>
            {WORDS.tryAgain}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
}
