import type { StripeConnectInstance } from '@stripe/connect-js';
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#contract/kit/failure.ts';
import { embeddedCopy as copy } from './embedded-copy.ts';
import { type AskSession, openEmbedded } from './open-embedded.ts';

export type Embedded =
  | Readonly<{ is: 'loading' }>
  | Readonly<{ is: 'open'; instance: StripeConnectInstance }>
  | Readonly<{ is: 'failed'; message: string }>;

/** The words of whatever failed. An answer without any, or one that cannot be read, is an error nobody knows. */
function wordsOf(error: unknown): string {
  const isUnreadable = error instanceof AppError && error.code === 'reply_not_understood';
  return (error instanceof Error && !isUnreadable && error.message) || copy.unknownError;
}

/** Opens the provider's forms for as long as this is shown. Whoever tries again mounts it anew. */
export function useEmbedded(ask: AskSession): Embedded {
  const [state, setState] = useState<Embedded>({ is: 'loading' });
  const [first] = useState(() => ask);
  const opening = useRef<Promise<StripeConnectInstance>>(undefined);
  useEffect(() => {
    let isLeft = false;
    // A session is opened once, also where React shows everything twice to find mistakes.
    opening.current ??= openEmbedded(first);
    opening.current.then(
      (instance) => isLeft || setState({ is: 'open', instance }),
      (error: unknown) => isLeft || setState({ is: 'failed', message: wordsOf(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [first]);
  return state;
}
