import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/languages.ts';
import { calendarDate } from '#domain/shared/time.ts';
import { speak } from '../../languages/speak.ts';
import { scheduledFileMail } from './scheduled-file.ts';

const store = {
  ...{ name: 'Sakura', timezone: 'UTC', dateFormat: 'Y-m-d', timeFormat: 'H:i', locale: 'en' },
  ...{ currency: 'usd', country: 'US' },
};
const day = calendarDate('2026-04-01');

test.each(LANGUAGES)(
  'in %s the link to a file does not end in a colon, which stands above an address',
  async (language) => {
    const { text, html } = await speak(language, () =>
      scheduledFileMail({
        ...{ to: 'ada@example.com', first_name: 'Ada', maker: 'grace@example.com', store },
        kind: 'payouts',
        ...{ url: 'https://shop.example/exports', run: { from: day, to: day } },
      }),
    );
    expect(text).toMatch(/[:：]\nhttps:/);
    expect(html).toMatch(/[^\s:：]<\/a>/);
  },
);
