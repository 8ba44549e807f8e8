import type { ComboboxOption } from '#web/ui/combobox.tsx';
import type { FilterField } from '#web/ui/filters/filter.ts';
import type { ChartPoint } from '#web/ui/line-chart.tsx';

const day = (label: string, date: number, value: number, previous: number): ChartPoint => ({
  id: label,
  label,
  name: `${label}, Nov ${date}`,
  value,
  previous,
  previousName: `on Nov ${date - 7}`,
});

export const VOLUME: readonly ChartPoint[] = [
  day('Mon', 9, 118420, 132000),
  day('Tue', 10, 164310, 121050),
  day('Wed', 11, 142090, 150400),
  day('Thu', 12, 201775, 148900),
  day('Fri', 13, 188040, 171200),
  day('Sat', 14, 246615, 166300),
  day('Sun', 15, 223180, 190750),
];

export const GOODS: readonly ComboboxOption[] = [
  {
    value: 'stationery',
    label: 'Stationery and office supplies',
    group: 'Retail',
    keywords: ['paper', 'pens'],
  },
  { value: 'wallpaper', label: 'Wallpaper and home decoration', group: 'Retail' },
  { value: 'newspapers', label: 'Newspapers and magazines', group: 'Media' },
  { value: 'music', label: 'Music', group: 'Media', keywords: ['records', 'vinyl'] },
];

export const PAYMENT_FILTERS: readonly FilterField[] = [
  {
    id: 'date',
    label: 'Date',
    once: true,
    conditions: [
      { id: 'between', label: 'is between', input: 'days' },
      { id: 'before', label: 'is before', input: 'day' },
      { id: 'after', label: 'is after', input: 'day' },
    ],
  },
  {
    id: 'channel',
    label: 'Channel',
    conditions: [
      { id: 'is', label: 'is', input: 'option' },
      { id: 'is_not', label: 'is not', input: 'option' },
    ],
    options: [
      { value: 'online', label: 'Online' },
      { value: 'in_person', label: 'In person' },
    ],
  },
  {
    id: 'risk',
    label: 'Risk level',
    conditions: [
      { id: 'is_in', label: 'is one of', input: 'options' },
      { id: 'is', label: 'is', input: 'option' },
    ],
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'elevated', label: 'Elevated' },
      { value: 'highest', label: 'Highest' },
    ],
  },
];

export type Payment = {
  id: string;
  date: string;
  due: string;
  urgent?: boolean;
  customer: string;
  risk: 'normal' | 'elevated' | 'highest';
  amount: string;
};

export const PAYMENTS: readonly Payment[] = [
  {
    id: '1',
    date: 'Nov 9, 2026',
    due: 'Nov 16, 2026, tomorrow',
    urgent: true,
    customer: 'Priya Raghunathan',
    risk: 'normal',
    amount: '$319.90',
  },
  {
    id: '2',
    date: 'Nov 10, 2026',
    due: 'Nov 17, 2026',
    customer: 'Samuel Oyelaran',
    risk: 'elevated',
    amount: '$64.00',
  },
  {
    id: '3',
    date: 'Nov 13, 2026',
    due: 'Nov 20, 2026',
    customer: 'Anneloes van der Westhuijzen-Bakker',
    risk: 'highest',
    amount: '$1,200.50',
  },
];
