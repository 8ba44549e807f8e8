import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

const off = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

test.each([
  ['the first of six pages', 1, 148, '1–25 of 148', true, false],
  ['one in the middle', 2, 148, '26–50 of 148', false, false],
  ['the last, not full', 6, 148, '126–148 of 148', false, true],
  ['exactly full', 2, 50, '26–50 of 50', false, true],
  ['one row more makes one page more', 2, 51, '26–50 of 51', false, false],
  ['a single page', 1, 25, '1–25 of 25', true, true],
  ['no rows', 1, 0, '0 of 0', true, true],
  ['past the end', 9, 30, '0–0 of 30', false, true],
  ['still counting', 2, undefined, '26–50 of …', false, true],
])('%s', (_, page, total, words, backOff, onOff) => {
  render(<Pagination page={page} pageSize={25} total={total} onPage={() => undefined} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(off('Previous page')).toBe(backOff);
  expect(off('Next page')).toBe(onOff);
});

test('a page that is not there cannot be gone to, and the focus stays', async () => {
  const onPage = vi.fn();
  render(<Pagination page={1} pageSize={25} total={30} onPage={onPage} />);
  const back = screen.getByRole('button', { name: 'Previous page' });
  await userEvent.click(back);
  expect(onPage).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(back);

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});

test('rows for each page: 25, 50 or 100, and whatever the address asked for', async () => {
  const onPageSize = vi.fn();
  render(<Pagination page={1} pageSize={75} total={300} onPage={() => undefined} onPageSize={onPageSize} />);
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
  expect([...sizes.options].map((option) => option.value)).toEqual(['25', '50', '75', '100']);
  expect(sizes.value).toBe('75');
  await userEvent.selectOptions(sizes, '50');
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
});
