import type { PageSettings } from '#contract/page-settings.ts';
import { paths } from '#web/shared/paths.ts';

type Root = Readonly<{
  variant: 'connect' | 'overview';
  href: string;
  /** Whether there is a history to look at. Once there was an account it stays reachable, whatever became of it. */
  hasHistory: boolean;
}>;

/** Where "Payments" in the menu leads: to connecting until a usable account exists, then to the overview. */
export function paymentsRoot({ isAccountConnected, isAccountValid }: AccountFlags): Root {
  const variant = isAccountConnected && isAccountValid ? 'overview' : 'connect';
  return {
    variant,
    href: variant === 'overview' ? paths.overview() : paths.connect(),
    hasHistory: isAccountConnected,
  };
}

type AccountFlags = Pick<PageSettings, 'isAccountConnected' | 'isAccountValid'>;
