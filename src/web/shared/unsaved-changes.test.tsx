import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

beforeAll(loadOpening, 30_000);
beforeEach(() => {
  window.scrollTo = () => undefined;
});

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <UnsavedChanges when={text !== ''} />
    </>
  );
}

async function openForm() {
  const root = createRootRoute({ component: Outlet });
  const form = createRoute({ getParentRoute: () => root, path: '/form', component: Form });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>Other</h1> });
  const history = createMemoryHistory({ initialEntries: ['/form'] });
  const router = createRouter({ routeTree: root.addChildren([form, other]), history });
  // The types of the real router are registered; this small one has routes of its own.
  render(<RouterProvider router={router as never} />);
  return { history, field: await screen.findByRole('textbox', { name: 'Name' }) };
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

test('without changes nobody is asked', async () => {
  const { history } = await openForm();
  history.push('/other');
  await screen.findByRole('heading', { name: 'Other' });
});

test('with changes the person may stay, and nothing is lost', async () => {
  const { history, field } = await openForm();
  await userEvent.type(field, 'Amara');
  history.push('/other');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  expect(field).toHaveProperty('value', 'Amara');
  expect(history.location.pathname).toBe('/form');
});

test('or leave', async () => {
  const { history, field } = await openForm();
  await userEvent.type(field, 'Amara');
  history.push('/other');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await screen.findByRole('heading', { name: 'Other' });
});

test('filters and anchors of the same screen are no leaving', async () => {
  const { history, field } = await openForm();
  await userEvent.type(field, 'Amara');
  history.push('/form?paged=2');
  await waitFor(() => expect(history.location.href).toBe('/form?paged=2'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
