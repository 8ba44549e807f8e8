import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currency, minor } from '#domain/shared/money.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { totalsLine } from './tab-totals.tsx';

const CODES = ['usd', 'eur', 'gbp', 'aud', 'cad', 'nzd', 'chf', 'sek'];

test.each([
  { count: 6, shown: 6, more: undefined },
  { count: 7, shown: 6, more: '1 more currency' },
  { count: 8, shown: 6, more: '2 more currencies' },
])(
  'of $count currencies $shown stand in the line, and a press brings the others',
  async ({ count, shown, more }) => {
    givePageSettings();
    const totals = CODES.slice(0, count).map((code) => ({ currency: currency(code), total: minor(100) }));
    const { container } = render(<p>{totalsLine(totals).figures?.[0]?.value}</p>);
    const sums = () => container.textContent?.match(/1\.00/g)?.length;
    expect(sums()).toBe(shown);
    if (more) await userEvent.click(screen.getByRole('button', { name: more }));
    expect(sums()).toBe(count);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
