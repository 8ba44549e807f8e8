import { CALENDAR_PERIODS, calendarPeriod } from '#domain/shared/calendar-period.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { FilterField } from '#web/ui/filters/filter.ts';
import { FilterPanel, type FilterPanelProps } from '#web/ui/filters/filter-panel.tsx';
import { nowSeconds } from '../../shared/now.ts';
import { pageSettings } from '../../shared/page-settings.ts';
import { exportQuestionCopy } from './export-question-copy.ts';
import { withTypedAmounts } from './typed-amounts.ts';

/** The filters of a list; those by days offer the periods that books are kept by. */
export const ListFilterPanel = (props: FilterPanelProps) => (
  <FilterPanel {...props} fields={props.fields.map(withPeriods).map(withTypedAmounts)} />
);

function withPeriods(field: FilterField): FilterField {
  const between = field.conditions.find(({ input }) => input === 'days');
  if (!between) return field;
  const today = dayOf(nowSeconds(), pageSettings().store.timezone);
  return {
    ...field,
    presets: CALENDAR_PERIODS.map((period) => ({
      label: exportQuestionCopy.periods[period],
      condition: between.id,
      values: calendarPeriod(period, today),
    })),
  };
}
