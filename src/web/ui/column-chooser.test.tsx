import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ColumnChooser } from './column-chooser.tsx';
import { loadOpening } from './opening/load-opening.ts';

beforeAll(loadOpening);

const COLUMNS = [
  { id: 'date', label: 'Date', locked: true },
  { id: 'type', label: 'Type' },
  { id: 'email', label: 'Email', hiddenAtFirst: true },
];

function Chooser({ onChange }: { onChange: (hidden: readonly string[]) => void }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['type']));
  return (
    <ColumnChooser
      columns={COLUMNS}
      hidden={hidden}
      onChange={(next) => {
        setHidden(next);
        onChange([...next]);
      }}
    />
  );
}

async function open() {
  const onChange = vi.fn();
  render(<Chooser onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Date' }); // The box may stand a moment before what is in it.
  return onChange;
}

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('shows what is shown, and a column that must stay cannot be turned off', async () => {
  const onChange = await open();
  expect([tick('Date').checked, tick('Type').checked, tick('Email').checked]).toEqual([true, false, true]);
  await userEvent.click(tick('Date'));
  expect(onChange).not.toHaveBeenCalled();
});

test('a tick shows or hides its column, and the box stays open', async () => {
  const onChange = await open();
  await userEvent.click(tick('Type'));
  expect(onChange).toHaveBeenLastCalledWith([]);
  await userEvent.click(tick('Email'));
  expect(onChange).toHaveBeenLastCalledWith(['email']);
  expect(screen.getByRole('dialog', { name: 'Columns' })).toBeTruthy();
});

test('back to the usual columns', async () => {
  const onChange = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the usual columns' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['email']);
  expect([tick('Type').checked, tick('Email').checked]).toEqual([true, false]);
});
