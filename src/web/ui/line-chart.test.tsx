import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LineChart } from './line-chart.tsx';

const POINTS = [
  { id: '1', label: 'Mon', name: 'Monday', value: 100, previous: 80, previousName: 'a week before' },
  { id: '2', label: 'Tue', name: 'Tuesday', value: 250 },
  { id: '3', label: 'Wed', name: 'Wednesday', value: 200, previous: 210, previousName: 'a week before' },
];

async function show() {
  render(
    <LineChart
      title="Volume"
      sentence="Volume rose from 100 to 200, with a peak of 250 on Tuesday."
      points={POINTS}
      series={{ current: 'This week', previous: 'Last week' }}
      format={(value) => `€${value}`}
      formatTick={String}
    />,
  );
  return screen.findByRole('slider', { name: /Volume/ });
}

test('the shape is said in one sentence', async () => {
  await show();
  expect(
    screen.getByRole('img', { name: 'Volume rose from 100 to 200, with a peak of 250 on Tuesday.' }),
  ).toBeTruthy();
});

test('keys move the marker, which says where it is and stops at both ends', async () => {
  const marker = await show();
  const says = () => marker.getAttribute('aria-valuetext');
  await userEvent.tab();
  expect(document.activeElement).toBe(marker);
  expect(says()).toBe('Wednesday: €200');
  await userEvent.keyboard('{ArrowRight}');
  expect(says()).toBe('Wednesday: €200');
  await userEvent.keyboard('{ArrowLeft}');
  expect(says()).toBe('Tuesday: €250');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(says()).toBe('Monday: €100');
  await userEvent.keyboard('{End}');
  expect(says()).toBe('Wednesday: €200');
});

test('every value can be read as a table, a missing one as a dash', async () => {
  await show();
  await userEvent.click(screen.getByText('Read as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayThis weekLast week',
    'Monday€100€80',
    'Tuesday€250–',
    'Wednesday€200€210',
  ]);
});
