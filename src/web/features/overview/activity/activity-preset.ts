import { useState } from 'react';
import { type ActivityPreset, DEFAULT_PRESET, isActivityPreset } from '#domain/account/activity-period.ts';

const KEY = 'payments-overview-activity-period';

/** Storage may be switched off; then the choice lasts as long as the page. */
function remembered(): ActivityPreset {
  try {
    const saved = sessionStorage.getItem(KEY);
    return isActivityPreset(saved) ? saved : DEFAULT_PRESET;
  } catch {
    return DEFAULT_PRESET;
  }
}

/** The chosen period, kept for the browser session. */
export function useActivityPreset(): [ActivityPreset, (preset: ActivityPreset) => void] {
  const [preset, setPreset] = useState(remembered);
  const choose = (next: ActivityPreset) => {
    setPreset(next);
    try {
      sessionStorage.setItem(KEY, next);
    } catch {
      // The figures change all the same.
    }
  };
  return [preset, choose];
}
