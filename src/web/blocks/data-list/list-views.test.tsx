import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listDisputes, summarizeDisputes } from '#contract/disputes.ts';
import { changeView, deleteView, listSavedViews, type SavedView, saveView } from '#contract/saved-views.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { aDisputeSummary } from '#tests/factories/dispute-reply.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

beforeAll(loadOpening, 30_000);

const LOST: SavedView = {
  ...{ id: 7, name: 'Lost ones', is_shared: true, is_own: true, may_change: true },
  parameters: { status_is: 'lost', orderby: 'amount' },
  columns: ['amount', 'status', 'dueBy'],
};
let server: ReturnType<typeof fakeServer>;
let views: SavedView[];
beforeEach(() => {
  server = fakeServer();
  views = [LOST];
  server.answer(listDisputes, () => ({ data: [aDisputeSummary()], total_count: 1 }));
  server.answer(summarizeDisputes, () => ({
    ...{ count: 1, total: minor(2000), currency: 'usd', totals: [], currencies: [currency('usd')] },
  }));
  server.answer(listSavedViews, () => ({ data: views }));
});

const openViews = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
  return screen.findByRole('menu');
};
const choose = async (name: string | RegExp) =>
  userEvent.click(within(await openViews()).getByRole('menuitem', { name }));
const asked = () => server.asked(listDisputes).at(-1)?.query;

test('an address that only names a view opens it, written out', async () => {
  const { history } = await openScreen(paths.disputes({ saved: '7' }));
  expect(await screen.findByText('View: Lost ones')).toBeTruthy();
  await waitFor(() => expect(asked()).toMatchObject({ status_is: 'lost', sort: 'amount' }));
  expect(history.location.search).toContain('status_is=lost');
  expect(history.location.search).toContain('columns=');
  expect(screen.queryByText('Changed')).toBeNull();
});

test('a view that is not there is said; the rows are those of the address', async () => {
  await openScreen(paths.disputes({ saved: '8', status_is: 'won' }));
  expect(await screen.findByText(/was deleted, or it is not shared with you/)).toBeTruthy();
  expect(asked()).toMatchObject({ status_is: 'won' });
});

test('what the list no longer knows is said, and the rest holds', async () => {
  views = [{ ...LOST, parameters: { status_is: 'lost', colour_is: 'red' } }];
  await openScreen(paths.disputes());
  await choose(/^Lost ones/);
  expect(await screen.findByText('The filter “colour_is” is not known and was left out.')).toBeTruthy();
  await waitFor(() => expect(asked()).toMatchObject({ status_is: 'lost' }));
  expect(asked()).not.toHaveProperty('colour_is');
});

test('saved as a new view, with what is on the screen', async () => {
  server.answer(saveView, ({ body }) => {
    const saved = { ...LOST, ...(body as object), id: 9 };
    views = [...views, saved];
    return saved;
  });
  await openScreen(paths.disputes({ status_is: 'won', filter: 'advanced' }));
  await choose('Save as a new view…');
  const dialog = await screen.findByRole('dialog', { name: 'Save as a new view' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Won ones');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('View: Won ones')).toBeTruthy();
  expect(server.asked(saveView)[0]?.body).toMatchObject({
    ...{ list: 'disputes', name: 'Won ones', is_shared: false, parameters: { status_is: 'won' } },
  });
});

test('a view that cannot be saved says why, and stays to be tried again', async () => {
  server.answer(saveView, () => refuse('views_full', { most: 30 }));
  await openScreen(paths.disputes());
  await choose('Save as a new view…');
  const dialog = await screen.findByRole('dialog', { name: 'Save as a new view' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'One more');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/has 30 views already/)).toBeTruthy();
  expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'One more');
});

test('changed: the changes are saved by one press', async () => {
  server.answer(changeView, ({ body }) => {
    views = [{ ...LOST, ...(body as object) }];
    return views[0] ?? LOST;
  });
  await openScreen(paths.disputes({ saved: '7', status_is: 'won', columns: 'amount,status,dueBy' }));
  expect(await screen.findByText('Changed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('Changed')).toBeNull());
  expect(server.asked(changeView)[0]?.body).toMatchObject({ parameters: { status_is: 'won' } });
});

test('deleted after a question: the name goes, the filters stay', async () => {
  server.answer(deleteView, () => {
    views = [];
    return { deleted: true as const };
  });
  const { history } = await openScreen(paths.disputes({ saved: '7' }));
  await screen.findByText('View: Lost ones');
  await choose('Delete…');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(history.location.search).not.toContain('saved='));
  expect(history.location.search).toContain('status_is=lost');
});

test('whoever may not change a view is not offered to', async () => {
  views = [{ ...LOST, is_own: false, may_change: false }];
  await openScreen(paths.disputes({ saved: '7', status_is: 'won' }));
  expect(await screen.findByText('Changed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  const menu = await openViews();
  const offered = within(menu).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Everything',
    'Lost onesShown',
    'Open this list with it',
    'Save as a new view…',
  ]);
});

test.each([
  ['bare', {}],
  ['as the menu opens it', { filter: 'awaiting_response', saved: 'default' }],
])('a list is opened with the view that is one’s own by default: %s', async (_, search) => {
  const { user } = aPageSettings();
  const woocommerce_meta = { wc_payments_default_views: '{"disputes":7}' };
  const { history } = await openScreen(paths.disputes(search), { user: { ...user, woocommerce_meta } });
  expect(await screen.findByText('View: Lost ones')).toBeTruthy();
  expect(history.location.search).not.toContain('filter=');
  await choose('Everything');
  await waitFor(() => expect(history.location.search).toMatch(/[?&]saved=0$/));
});

test.each([
  ['none was chosen', '{}'],
  ['the one that was chosen is gone', '{"disputes":8}'],
  ['nobody understands what was chosen', 'seven'],
])('without a default the menu’s own part of the list is shown: %s', async (_, text) => {
  const { user } = aPageSettings();
  const woocommerce_meta = { wc_payments_default_views: text };
  const search = { filter: 'awaiting_response', saved: 'default' };
  const { history } = await openScreen(paths.disputes(search), { user: { ...user, woocommerce_meta } });
  await waitFor(() => expect(history.location.search).not.toContain('saved'));
  expect(history.location.search).toContain('filter=awaiting_response');
});

test.each([
  ['is shown alone', '{"disputes":7}', 'Lost Lovelace'],
  ['that is gone leaves the whole list', '{"disputes":8}', 'Ada Lovelace'],
])('a view by default %s, and nothing before it', async (_, text, shown) => {
  const { user } = aPageSettings();
  views = [{ ...LOST, columns: [] }];
  let tellViews = () => {};
  const answered = new Promise<void>((resolve) => {
    tellViews = resolve;
  });
  server.answer(listSavedViews, async () => answered.then(() => ({ data: views })));
  server.answer(listDisputes, ({ query }) => ({
    data: [aDisputeSummary({ customer_name: query.status_is === 'lost' ? 'Lost Lovelace' : 'Ada Lovelace' })],
    total_count: 1,
  }));
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const woocommerce_meta = { wc_payments_default_views: text };
  await openScreen(paths.disputes(), { user: { ...user, woocommerce_meta } });
  await waitFor(() => expect(server.asked(listDisputes)).toHaveLength(1));
  await waitFor(() => expect(server.asked(listSavedViews)).toHaveLength(1));
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  tellViews();
  expect(await screen.findByText(shown)).toBeTruthy();
  watch.disconnect();
  expect(seen.filter((page) => page.includes('Ada Lovelace')).length > 0).toBe(shown === 'Ada Lovelace');
});

test('what a list opens with is chosen in the menu', async () => {
  const { user } = aPageSettings();
  server.answer(saveCurrentUser, () => user);
  await openScreen(paths.disputes({ saved: '7' }));
  await screen.findByText('View: Lost ones');
  await choose('Open this list with it');
  await waitFor(() =>
    expect(server.asked(saveCurrentUser)[0]?.body).toEqual({
      woocommerce_meta: { wc_payments_default_views: { disputes: 7 } },
    }),
  );
  const menu = await openViews();
  expect(within(menu).getByRole('menuitem', { name: 'No longer open this list with it' })).toBeTruthy();
});
