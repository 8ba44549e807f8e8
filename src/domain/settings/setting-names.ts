import { humanized, known } from '../shared/word.ts';
import { FIELD_LABELS, SETTING_LABELS } from './setting-names-copy.ts';

/** A field of a request as the screen calls it: `items.0.unit_price` reads "Unit price". */
export function fieldName(field: string): string {
  const steps = field.split('.');
  const last = steps.findLast((step) => !/^\d+$/.test(step)) ?? field;
  return known<string>(SETTING_LABELS, last) ?? known<string>(FIELD_LABELS, last) ?? humanized(last);
}
