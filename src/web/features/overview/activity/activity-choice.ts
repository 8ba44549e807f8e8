import { useState } from 'react';
import {
  type ActivityPreset,
  COMPARISONS,
  type Comparison,
  DEFAULT_PRESET,
  isActivityPreset,
} from '#domain/account/activity-period.ts';

const KEY = 'payments-overview-activity-period';

/** Which days, by their name or by themselves, and what they are held against. */
export type ActivityChoice = Readonly<{
  preset: ActivityPreset | 'custom';
  /** Only of days of one's own choice. */
  from: string;
  to: string;
  comparison: Comparison;
}>;

const USUAL: ActivityChoice = { preset: DEFAULT_PRESET, from: '', to: '', comparison: 'previous' };

/** Storage may be switched off, or hold what nobody understands; then the usual days are shown. */
function remembered(): ActivityChoice {
  try {
    const { preset, from, to, comparison } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return {
      preset: preset === 'custom' || isActivityPreset(preset) ? preset : DEFAULT_PRESET,
      from: String(from),
      to: String(to),
      comparison: COMPARISONS.find((known) => known === comparison) ?? USUAL.comparison,
    };
  } catch {
    return USUAL;
  }
}

/** The choice, kept for the browser session. */
export function useActivityChoice(): [ActivityChoice, (changes: Partial<ActivityChoice>) => void] {
  const [choice, setChoice] = useState(remembered);
  const choose = (changes: Partial<ActivityChoice>) => {
    const next = { ...choice, ...changes };
    setChoice(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The figures change all the same.
    }
  };
  return [choice, choose];
}
