import { isUtcInstant, type UtcInstant } from '../shared/time.ts';

export type FeeDiscount = Readonly<{
  end_time?: string | null | undefined;
  volume_allowance?: number | null | undefined;
  current_volume?: number | null | undefined;
}>;

export type DiscountProgress = Readonly<{
  percent: number;
  /** Beside the bar while it is short, inside once there is room. */
  labelSide: 'after' | 'inside';
}>;

const INSIDE_FROM_PERCENT = 50;

/** How much of a discount is used; nothing where it is not bound to a volume. */
export function discountProgress({
  volume_allowance,
  current_volume,
}: FeeDiscount): DiscountProgress | undefined {
  if (!volume_allowance) return undefined;
  const percent = Math.min(100, Math.max(0, ((current_volume ?? 0) / volume_allowance) * 100));
  return { percent, labelSide: percent >= INSIDE_FROM_PERCENT ? 'inside' : 'after' };
}

export type DiscountEnd =
  | Readonly<{ kind: 'volume_and_date'; volume: number; date: UtcInstant }>
  | Readonly<{ kind: 'volume'; volume: number }>
  | Readonly<{ kind: 'date'; date: UtcInstant }>;

/** What ends a discount: a volume, a day, or whichever comes first. One without an end has no line. */
export function discountEnd({ volume_allowance: volume, end_time }: FeeDiscount): DiscountEnd | undefined {
  const date = end_time && isUtcInstant(end_time) ? end_time : undefined;
  if (volume && date) return { kind: 'volume_and_date', volume, date };
  if (volume) return { kind: 'volume', volume };
  return date && { kind: 'date', date };
}
