export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const MORNING_FROM_H = 5;
const AFTERNOON_FROM_H = 12;
const EVENING_FROM_H = 17;

/** Morning from 5 to 11, afternoon from 12 to 16; whoever works at night is wished a good evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < MORNING_FROM_H || hour >= EVENING_FROM_H) return 'evening';
  return hour < AFTERNOON_FROM_H ? 'morning' : 'afternoon';
}
