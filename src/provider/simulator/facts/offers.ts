import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { Site } from '../../provider-site.ts';

/** What a new live account gets who takes an offer up: so much off its fees, for so many months. */
type Terms = Readonly<{ percent: number; months: number; tc_url: string }>;

const OFFERS: Readonly<Record<string, Terms>> = {
  'welcome-2026': { percent: 10, months: 3, tc_url: 'https://example.com/terms/welcome' },
};

export const findOffer = (id: string | undefined): Terms | undefined =>
  id !== undefined && Object.hasOwn(OFFERS, id) ? OFFERS[id] : undefined;

/** The offer in the words of the pages that make it. */
export const WELCOME: NonNullable<Site['incentive']> = {
  id: 'welcome-2026',
  description: 'Save 10 % on fees for your first three months.',
  tc_url: 'https://example.com/terms/welcome',
  task_header_content: 'Save 10 % on fees',
  task_badge: '10 % off',
};

/** The same day so many months later. */
export function monthsLater(now: EpochSeconds, months: number): EpochSeconds {
  const then = new Date(now * 1000);
  then.setUTCMonth(then.getUTCMonth() + months);
  return epochSeconds(Math.floor(then.getTime() / 1000));
}
