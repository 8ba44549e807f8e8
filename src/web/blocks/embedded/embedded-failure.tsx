import type { LoadError } from '@stripe/connect-js';
import type { ReactNode } from 'react';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';

type EmbeddedFailureProps = Readonly<{
  failure: LoadError['error'];
  title: string;
  /** What is said where the provider's form refuses an address without HTTPS, and what can be done about it. */
  needsHttps: string;
  actions: ReactNode;
  onRetry: () => void;
}>;

/** What stands in the place of a form of the provider that did not open. */
export function EmbeddedFailure({ failure, title, needsHttps, actions, onRetry }: EmbeddedFailureProps) {
  if (failure.type === 'invalid_request_error')
    return (
      <Notice kind="warning" announce actions={actions}>
        {needsHttps}
      </Notice>
    );
  return (
    <ErrorNotice title={title} onRetry={onRetry}>
      {failure.message}
    </ErrorNotice>
  );
}
