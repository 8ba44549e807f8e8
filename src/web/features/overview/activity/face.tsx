import type { Rating } from '#contract/survey.ts';

const MOUTHS: Readonly<Record<Rating, string>> = {
  'very-unhappy': 'M6.5 14.5c1.6-3 5.4-3 7 0',
  unhappy: 'M7 13.8c1.6-1.4 4.4-1.4 6 0',
  neutral: 'M7 13.2h6',
  happy: 'M7 12.4c1.6 1.4 4.4 1.4 6 0',
  'very-happy': 'M6.5 11.5c1.6 4 5.4 4 7 0z',
};

/** Drawn, because not every machine has a letter for each face. */
export const Face = ({ rating }: { rating: Rating }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={`M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM7.7 8v.1M12.3 8v.1${MOUTHS[rating]}`} />
  </svg>
);
