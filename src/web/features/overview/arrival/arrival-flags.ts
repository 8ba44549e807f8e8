import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flagCopy } from '../overview-copy.ts';

type ErrorFlag = keyof typeof flagCopy;
const ERROR_FLAGS = Object.keys(flagCopy) as ErrorFlag[];
const ONCE = ['wcpay-connection-success', 'wcpay-sandbox-success', ...ERROR_FLAGS] as const;

export type ArrivalFlags = Readonly<{
  isConnected: boolean;
  isSandboxReady: boolean;
  errors: readonly ErrorFlag[];
}>;

/**
 * What the address said when somebody arrived. It is taken out of the address at once, so that a reload or a bookmark
 * does not say it again; the page keeps it for as long as it is open.
 */
export function useArrivalFlags(): ArrivalFlags {
  const search = useSearch({ from: '/payments/overview' });
  const navigate = useNavigate();
  const [flags] = useState<ArrivalFlags>(() => ({
    isConnected: search['wcpay-connection-success'] === '1',
    isSandboxReady: search['wcpay-sandbox-success'] === 'true',
    errors: ERROR_FLAGS.filter((flag) => search[flag] === '1'),
  }));
  const hasFlags = ONCE.some((flag) => search[flag] !== undefined);
  useEffect(() => {
    if (!hasFlags) return;
    const rest = (before: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !ONCE.some((flag) => flag === name)));
    void navigate({ to: '.', search: rest, replace: true, resetScroll: false });
  }, [hasFlags, navigate]);
  return flags;
}
