import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect } from 'vitest';
import { type Dispute, getDispute } from '#contract/disputes.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { DisputePanels } from '#web/blocks/dispute-panel/dispute-panels.tsx';
import { nowSeconds } from '#web/shared/now.ts';
import { ConfirmProvider } from '#web/ui/confirm-provider.tsx';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { SnackbarProvider } from '#web/ui/snackbar/snackbar-provider.tsx';
import { givePageSettings } from './factories/page-settings.ts';
import { fakeServer, refuse } from './fake-server.ts';

/** The disputes of one payment as its page shows them, for every test of a file anew. */
export function disputePanelPage() {
  let server: ReturnType<typeof fakeServer>;
  let visited: string[];
  beforeAll(loadOpening, 30_000);
  beforeEach(() => {
    server = fakeServer();
    visited = [];
    givePageSettings();
    startSession('first');
  });
  return {
    server: () => server,
    /** Where links led. */
    visited: () => visited,
    open: (...disputes: readonly Dispute[]) => {
      server.answer(
        getDispute,
        ({ path: [id] }) => disputes.find((one) => one.id === id) ?? refuse('resource_missing'),
      );
      render(
        <QueryClientProvider client={newQueryClient()}>
          <LinkRoutingContext value={{ navigate: (href) => void visited.push(href) }}>
            <SnackbarProvider>
              <ConfirmProvider>
                <DisputePanels ids={disputes.map(({ id }) => id)} />
              </ConfirmProvider>
            </SnackbarProvider>
          </LinkRoutingContext>
        </QueryClientProvider>,
      );
    },
  };
}

export const dueIn = (days: number, over: Partial<Dispute['evidence_details']> = {}) => ({
  has_evidence: false,
  due_by: epochSeconds(nowSeconds() + days * DAY_S + 3600),
  past_due: false,
  submission_count: 0,
  ...over,
});

export const panel = (name: RegExp = /Dispute of|Inquiry about/) => screen.findByRole('region', { name });

/** A message is shown, and said aloud beside that. */
export const isTold = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
