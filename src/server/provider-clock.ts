import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Deps } from './deps.ts';

/** What time it is where the money is, or here while nobody answers there: what we hold can be read all the same. */
export const providerClock = ({
  provider,
  now,
}: Readonly<{ provider: Pick<Deps['provider'], 'now'> } & Pick<Deps, 'now'>>): Promise<EpochSeconds> =>
  provider.now().catch(now);
