import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { Toggle } from './toggle.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('help and problem are tied to the field, the problem first', () => {
  render(<TextField label="VAT number" help="8 to 12 digits." error="Too short." />);
  expect(descriptionOf(box('VAT number'))).toBe('Too short. 8 to 12 digits.');
  expect(box('VAT number').getAttribute('aria-invalid')).toBe('true');
});

test('a field without a problem is not invalid', () => {
  render(<TextField label="VAT number" />);
  expect(box('VAT number').hasAttribute('aria-invalid')).toBe(false);
  expect(box('VAT number').hasAttribute('aria-describedby')).toBe(false);
});

test.each([
  ['one left', 'a'.repeat(9), '1 character left'],
  ['none left', 'a'.repeat(10), '0 characters left'],
  ['one over', 'a'.repeat(11), '1 character too many'],
  ['two over', 'a'.repeat(12), '2 characters too many'],
])('the counter with %s, and nothing is cut off', async (_, text, words) => {
  render(<TextArea label="Why" lengthMax={10} />);
  await userEvent.type(box('Why'), text);
  expect(box('Why').value).toBe(text);
  expect(descriptionOf(box('Why'))).toBe(words);
});

function Refund({ onChange }: { onChange: (minor: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <MoneyField
      label="Amount"
      value={value}
      parse={(text) => (/^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined)}
      format={(minor) => (minor / 100).toFixed(2)}
      unreadableError={(example) => `Write an amount such as ${example}.`}
      onChange={(minor) => {
        setValue(minor);
        onChange(minor);
      }}
    />
  );
}

test('an amount is told in minor units while it is typed, and written out on leaving', async () => {
  const onChange = vi.fn();
  render(<Refund onChange={onChange} />);
  await userEvent.type(box('Amount'), '12.5');
  expect(onChange).toHaveBeenLastCalledWith(1250);
  expect(box('Amount').value).toBe('12.5');
  await userEvent.tab();
  expect(box('Amount').value).toBe('12.50');
});

test('words that are no amount stay to be mended, with their problem, and count as nothing', async () => {
  const onChange = vi.fn();
  render(<Refund onChange={onChange} />);
  await userEvent.type(box('Amount'), '12,x');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(box('Amount').value).toBe('12,x');
  expect(descriptionOf(box('Amount'))).toBe('Write an amount such as 12.50.');
});

test.each([
  ['a whole number', 0, '42', 42],
  ['a fraction where none may be', 0, '4.2', null],
  ['as many decimals as allowed', 2, '4.25', 4.25],
  ['one decimal too many', 2, '4.255', null],
  ['a comma for the point', 2, '4,5', 4.5],
  ['a negative one', 0, '-3', -3],
  ['with the true minus', 0, '−3', -3],
  ['the largest', 0, '999999999999', 999999999999],
  ['one digit too many', 0, '1000000000000', null],
  ['words', 0, '1e5', null],
])('a number: %s', async (_, decimals, text, expected) => {
  const onChange = vi.fn();
  render(<NumberField label="Items" value={null} decimals={decimals} onChange={onChange} />);
  await userEvent.type(box('Items'), text);
  expect(onChange).toHaveBeenLastCalledWith(expected);
});

test('radio cards are one group, named and described', async () => {
  const onChange = vi.fn();
  const choices = [
    { value: 'now', label: 'At once', help: 'When the order is placed.' },
    { value: 'later', label: 'Later' },
  ] as const;
  render(<RadioGroup label="When?" choices={choices} value="later" onChange={onChange} />);
  const now = screen.getByRole('radio', { name: 'At once' });
  expect(descriptionOf(now)).toBe('When the order is placed.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Later' }).checked).toBe(true);
  await userEvent.click(now);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('now');
  expect(screen.getByRole('group', { name: 'When?' })).toBeTruthy();
});

test('a toggle is a switch', async () => {
  const onChange = vi.fn();
  render(<Toggle label="Screen this rule" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Screen this rule' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});
