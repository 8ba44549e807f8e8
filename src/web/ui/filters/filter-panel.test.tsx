import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { FilterField, FilterState } from './filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterPills } from './filter-pills.tsx';

const is = { id: 'is', label: 'is', input: 'option' } as const;
const isNot = { id: 'is_not', label: 'is not', input: 'option' } as const;
const FIELDS: readonly FilterField[] = [
  {
    id: 'channel',
    label: 'Channel',
    once: true,
    presets: [{ label: 'At the till', condition: 'is', values: ['in_person'] }],
    conditions: [is, isNot],
    options: [
      { value: 'online', label: 'Online' },
      { value: 'in_person', label: 'In person' },
    ],
  },
  { id: 'customer', label: 'Customer', conditions: [{ id: 'is', label: 'is', input: 'text' }] },
];
const ONLINE: FilterState = {
  match: 'all',
  lines: [{ field: 'channel', condition: 'is', values: ['online'] }],
};
const NONE: FilterState = { match: 'all', lines: [] };

function Filters({ initial, onChange }: { initial: FilterState; onChange: (state: FilterState) => void }) {
  const [state, setState] = useState(initial);
  const change = (next: FilterState) => {
    setState(next);
    onChange(next);
  };
  return (
    <>
      <FilterPills fields={FIELDS} state={state} onChange={change} />
      <FilterPanel things="payments" fields={FIELDS} state={state} onChange={change} />
    </>
  );
}

function show(initial: FilterState) {
  const onChange = vi.fn();
  render(<Filters initial={initial} onChange={onChange} />);
  return onChange;
}

const lineAt = (position: number) => within(screen.getByRole('group', { name: `Filter ${position}` }));
const part = (position: number, name: string) => lineAt(position).getByRole('combobox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a line is written from left to right and counts once it is whole', async () => {
  const onChange = show(NONE);
  await press('Filter by Channel');
  expect(document.activeElement).toBe(part(1, 'Condition'));
  await userEvent.selectOptions(part(1, 'Condition'), 'is not');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.selectOptions(part(1, 'Value'), 'In person');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    match: 'all',
    lines: [{ field: 'channel', condition: 'is_not', values: ['in_person'] }],
  });
});

test('a preset is a whole sentence in one press, and a field in use is offered no more', async () => {
  const onChange = show(NONE);
  await press('At the till');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    match: 'all',
    lines: [{ field: 'channel', condition: 'is', values: ['in_person'] }],
  });
  expect(screen.queryByRole('button', { name: 'Filter by Channel' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'At the till' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filter by Customer' })).toBeTruthy();
});

test('an unfinished line stays while a finished one changes', async () => {
  const onChange = show(ONLINE);
  await press('Filter by Customer');
  await userEvent.selectOptions(part(1, 'Value'), 'In person');
  expect(onChange).toHaveBeenLastCalledWith({
    match: 'all',
    lines: [{ field: 'channel', condition: 'is', values: ['in_person'] }],
  });
  expect(screen.getByRole('group', { name: 'Filter 2' })).toBeTruthy();
});

test('another field starts its sentence anew', async () => {
  const onChange = show(ONLINE);
  await userEvent.selectOptions(part(1, 'Field'), 'Customer');
  expect(onChange).toHaveBeenLastCalledWith(NONE);
  await userEvent.type(lineAt(1).getByRole('textbox', { name: 'Value' }), 'Li');
  expect(onChange).toHaveBeenLastCalledWith({
    match: 'all',
    lines: [{ field: 'customer', condition: 'is', values: ['Li'] }],
  });
});

test('a field that stands once is not offered to a second line', async () => {
  show(ONLINE);
  await press('Filter by Customer');
  expect(within(part(2, 'Field')).queryByRole('option', { name: 'Channel' })).toBeNull();
  expect(within(part(1, 'Field')).getByRole('option', { name: 'Channel' })).toBeTruthy();
});

test('match any of these', async () => {
  const onChange = show(ONLINE);
  await press('any');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...ONLINE, match: 'any' });
  expect(screen.getByRole('button', { name: 'any' }).getAttribute('aria-pressed')).toBe('true');
});

test.each(['Remove this filter', 'Clear all', 'Remove filter: Channel is Online'])('%s', async (name) => {
  const onChange = show(ONLINE);
  await press(name);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(NONE);
  expect(screen.queryByRole('group', { name: 'Filter 1' })).toBeNull();
});
