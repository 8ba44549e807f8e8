import type { PageSettings } from '#contract/page-settings.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { shellCopy as copy } from './shell-copy.ts';

type Mode = keyof typeof copy.modes;

/** Money that is not real is said on every page: the account's own sandbox first, then test mode, then the simulator. */
export function modeOf({ testMode, testModeOnboarding, provider }: Flags): Mode | undefined {
  if (testModeOnboarding) return 'sandbox';
  if (testMode) return 'test';
  return provider === 'simulator' ? 'simulator' : undefined;
}

type Flags = Pick<PageSettings, 'testMode' | 'testModeOnboarding' | 'provider'>;

export function ModeChip() {
  const mode = modeOf(pageSettings());
  if (!mode) return null;
  const chip = <Chip kind="warning">{copy.modes[mode]}</Chip>;
  return mode === 'simulator' ? <Link href={paths.simulator()}>{chip}</Link> : chip;
}
