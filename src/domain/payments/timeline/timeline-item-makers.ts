import type { Money } from '../../shared/money.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { BodyLine, Headline, TimelineItem, TimelineStatus } from './timeline-item.ts';

type Tone = TimelineItem['tone'];

/** One item of an event; an event without a tone of its own is told in grey. */
export const item = (
  { datetime }: TimelineEvent,
  mark: TimelineItem['mark'],
  tone: Tone,
  headline: Headline,
  body: readonly BodyLine[] = [],
): TimelineItem => ({ at: datetime, mark, tone, headline, body });

export const changed = (event: TimelineEvent, to: TimelineStatus, tone: Tone): TimelineItem =>
  item(event, 'status', tone, { kind: 'status_changed', to });

export const payoutItem = (event: TimelineEvent, change: 'added' | 'deducted', money: Money): TimelineItem =>
  item(event, change === 'added' ? 'plus' : 'minus', change === 'added' ? 'primary' : undefined, {
    kind: 'payout',
    change,
    money,
    payout: event.deposit ?? null,
  });
