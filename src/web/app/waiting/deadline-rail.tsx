import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import {
  DEADLINE_KINDS,
  type DeadlineMark,
  MARKS_MAX,
  RAIL_S,
  railPlaces,
} from '#domain/account/deadlines.ts';
import { isOneOf } from '#domain/shared/one-of.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { useNow } from '#web/shared/now.ts';
import { Link } from '#web/ui/link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { markHref, markName } from './rail-words.ts';
import { waitingCopy as copy } from './waiting-copy.ts';
import { waitingQuery } from './waiting-query.ts';

/** How close two marks may come, as parts of the rail: on a narrow screen all of them take its whole width. */
const GAP = 1 / 40;
const NARROW_GAP = 1 / MARKS_MAX;

/**
 * The lower edge of the top bar is the next three days, and says so: what ends or arrives in them stands on it where its moment is.
 * With nothing on it, it is the edge of the bar and no more.
 */
export function DeadlineRail() {
  const now = useNow();
  const { data } = useQuery(waitingQuery());
  const marks = (data?.deadlines ?? []).flatMap(({ kind, at, ...mark }): DeadlineMark[] => {
    const moment = secondsOf(at);
    return isOneOf(DEADLINE_KINDS, kind) && moment > now && moment - now <= RAIL_S
      ? [{ ...mark, kind, at: moment }]
      : [];
  });
  const [chosen, setChosen] = useState(0);
  const nameId = useId();
  if (marks.length === 0) return null;
  const current = Math.min(chosen, marks.length - 1);
  const wide = railPlaces(marks, now, GAP);
  const narrow = railPlaces(marks, now, NARROW_GAP);

  return (
    <nav className="rail" aria-labelledby={nameId} onKeyDown={moveAlong}>
      <span className="rail-name" id={nameId}>
        {copy.rail}
      </span>
      <ol>
        {marks.map((mark, place) => (
          <li
            key={`${mark.kind} ${mark.only?.id ?? mark.at}`}
            style={{ '--wide': wide[place], '--narrow': narrow[place] }}
          >
            <Tooltip text={markName(mark)}>
              {() => (
                <Link
                  className="rail-mark"
                  data-kind={mark.kind}
                  href={markHref(mark)}
                  aria-label={markName(mark)}
                  tabIndex={place === current ? 0 : -1}
                  onFocus={() => setChosen(place)}
                >
                  <span aria-hidden="true" data-several={mark.count > 1 || undefined}>
                    {mark.count > 1 && mark.count}
                  </span>
                </Link>
              )}
            </Tooltip>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One stop for the Tab key, and the arrows go along it: what stands behind the rail is not a dozen steps away. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const here = links.findIndex((link) => link.matches(':focus'));
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = next === undefined ? undefined : links[next];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
