import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadOpening } from './opening/load-opening.ts';
import { SuggestField } from './suggest-field.tsx';

beforeAll(loadOpening);

const NAMES = ['Samuel Oyelaran', 'Samira Haddad'].map((label) => ({ value: label, label }));

function Search({
  onChoose,
  onSubmit,
}: {
  onChoose: (value: string) => void;
  onSubmit: (text: string) => void;
}) {
  const [text, setText] = useState('');
  return (
    <SuggestField
      label="Search"
      text={text}
      onText={setText}
      suggestions={text === '' ? [] : NAMES}
      onChoose={(option) => onChoose(option.value)}
      onSubmit={onSubmit}
    />
  );
}

async function show() {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  render(<Search onChoose={onChoose} onSubmit={onSubmit} />);
  return {
    onChoose,
    onSubmit,
    box: await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' }),
  };
}

test('Enter sends the words as they are, closes the list and keeps the focus', async () => {
  const { box, onSubmit, onChoose } = await show();
  await userEvent.type(box, ' sam ');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('sam');
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search' }));
});

test('a suggestion is taken by keyboard', async () => {
  const { box, onSubmit, onChoose } = await show();
  await userEvent.type(box, 'sam');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Samira Haddad');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('clearing sends nothing to look for', async () => {
  const { box, onSubmit } = await show();
  await userEvent.type(box, 'sam');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(onSubmit).toHaveBeenLastCalledWith('');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }).value).toBe('');
});
