import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type TimelineEvent = {
  id: string;
  icon: IconName;
  kind?: 'success' | 'warning' | 'alert' | 'primary';
  title: ReactNode;
  /** The hour, or the day and the hour, as people read it. */
  time?: string;
  /** The same instant for machines. */
  instant?: string;
  /** A heading before the first event of a day. */
  day?: string;
  body?: ReactNode;
};

/** What happened when, newest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline">
      {events.map(({ id, icon, kind, title, time, instant, day, body }) => (
        <li key={id} data-kind={kind}>
          {day && <span className="timeline-day">{day}</span>}
          <span className="timeline-mark">
            <Icon name={icon} size="small" />
          </span>
          <div>
            <div className="timeline-head">
              <p className="strong">{title}</p>
              {time && (
                <time className="timeline-time num" dateTime={instant}>
                  {time}
                </time>
              )}
            </div>
            {body && <div className="timeline-body">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
