import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { loadOpening } from './opening/load-opening.ts';

beforeAll(loadOpening);

const GOODS: readonly ComboboxOption[] = [
  { value: 'stationery', label: 'Stationery', group: 'Retail', keywords: ['paper', 'pens'] },
  { value: 'wallpaper', label: 'Wallpaper', group: 'Retail' },
  { value: 'music', label: 'Music', group: 'Media' },
];

function Goods({
  onChange,
  onSearch,
}: {
  onChange: (value: string | null) => void;
  onSearch?: (text: string) => void;
}) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      label="What do you sell?"
      help="As your customers would say it."
      options={GOODS}
      value={value}
      onSearch={onSearch}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

async function show(onSearch?: (text: string) => void) {
  const onChange = vi.fn();
  render(<Goods onChange={onChange} onSearch={onSearch} />);
  return {
    onChange,
    box: await screen.findByRole<HTMLInputElement>('combobox', { name: 'What do you sell?' }),
  };
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing finds labels and keywords, in their groups', async () => {
  const { box } = await show();
  await userEvent.type(box, 'paper');
  await waitFor(() => expect(optionNames()).toEqual(['Stationery', 'Wallpaper']));
  expect(screen.getByRole('group', { name: 'Retail' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Media' })).toBeNull();
});

test('the list stays when the page scrolls, as it does to show the field, and closes when the field is left', async () => {
  const { box } = await show();
  await userEvent.type(box, 'paper');
  await waitFor(() => expect(optionNames()).toEqual(['Stationery', 'Wallpaper']));
  fireEvent.scroll(document);
  expect(optionNames()).toEqual(['Stationery', 'Wallpaper']);
  await userEvent.tab();
  await waitFor(() => expect(optionNames()).toEqual([]));
});

test('the keyboard chooses', async () => {
  const { box, onChange } = await show();
  await userEvent.type(box, 'mus');
  await waitFor(() => expect(optionNames()).toEqual(['Music']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('music');
  await waitFor(() => expect(box.value).toBe('Music'));
});

test('words that match nothing say so, and are taken back on leaving', async () => {
  const { box, onChange } = await show();
  await userEvent.type(box, 'zzz');
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
  await userEvent.tab();
  await waitFor(() => expect(box.value).toBe(''));
  expect(onChange).not.toHaveBeenCalled();
});

test('emptying the field takes the choice back', async () => {
  const { box, onChange } = await show();
  await userEvent.type(box, 'mus');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.clear(box);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('with a search of its own the caller is told the words and nothing is filtered here', async () => {
  const onSearch = vi.fn();
  const { box } = await show(onSearch);
  await userEvent.type(box, 'mu');
  expect(onSearch).toHaveBeenLastCalledWith('mu');
  await waitFor(() => expect(optionNames()).toEqual(['Stationery', 'Wallpaper', 'Music']));
});
