import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type Dispute, getDispute, listDisputes, summarizeDisputes } from '#contract/disputes.ts';
import {
  type EvidenceDesk,
  getEvidenceDesk,
  removeEvidenceFile,
  saveEvidenceDraft,
} from '#contract/evidence.ts';
import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { aDispute } from './factories/dispute.ts';
import { anEvidenceDesk } from './factories/evidence-desk.ts';
import { aPdf } from './factories/evidence-file.ts';
import { fakeServer } from './fake-server.ts';
import { fakeUploads } from './fake-uploads.ts';
import { openScreen } from './open-screen.tsx';

const now = () => epochSeconds(Math.floor(Date.now() / 1000));
export const NOW = now();
/** Counted from when it is asked: a file of tests may itself take more than the minute. */
export const due = (days: number) => ({
  has_evidence: false,
  due_by: epochSeconds(now() + days * DAY_S + 60),
  past_due: false,
  submission_count: 0,
});
export const PHYSICAL = { product_type: 'physical_product' } as const;
export const SLOWLY = { timeout: 5000 };

/** The page that answers a dispute, for every test of a file anew: what it asks of the server, and how to open it. */
export function challengePage() {
  let server: ReturnType<typeof fakeServer>;
  let uploads: ReturnType<typeof fakeUploads>;
  beforeAll(loadOpening, 30_000);
  beforeEach(() => {
    server = fakeServer();
    uploads = fakeUploads();
    localStorage.clear();
    sessionStorage.clear();
    let version = 0;
    server.answer(saveEvidenceDraft, () => ({ version: ++version, saved: utcInstant(NOW) }));
    server.answer(listDisputes, () => ({ data: [], total_count: 0 }));
    server.answer(summarizeDisputes, () => ({
      count: 0,
      total: minor(0),
      currency: '',
      totals: [],
      currencies: [],
    }));
    server.answer(removeEvidenceFile, ({ path }) => ({ field: path[1] ?? '', removed: true as const }));
  });
  afterEach(() => vi.unstubAllGlobals());

  return {
    server: () => server,
    uploads: () => uploads,
    open: async (desk: Partial<EvidenceDesk> = PHYSICAL, dispute: Partial<Dispute> = {}) => {
      const shown = aDispute({ evidence_details: due(5), ...dispute });
      server.answer(getDispute, () => shown);
      server.answer(getEvidenceDesk, () => anEvidenceDesk(desk));
      const opened = await openScreen(paths.challenge('dp_1'));
      if (shown.status === 'needs_response') await screen.findByRole('combobox', { name: 'Product type' });
      else await screen.findByText(/already submitted|No evidence was submitted/);
      return opened;
    },
    drafts: () =>
      server.asked(saveEvidenceDraft).map(({ body }) => body as { evidence: object; base_version: number }),
  };
}

export const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const saved = () => screen.findByText(/^Kept here at/, {}, SLOWLY);
/** A message about what was just done stands on the page, and is read aloud. */
export const told = (words: string) =>
  waitFor(() => expect(screen.getAllByText(words, { selector: 'p' })).toHaveLength(1), SLOWLY);
export const choose = (name: string, file: File) => {
  const input = within(screen.getByRole('group', { name })).getByLabelText(name, { selector: 'input' });
  return userEvent.upload(input, file, { applyAccept: false });
};
export const pdf = (size?: number) =>
  new File([new Uint8Array(aPdf(size === undefined ? {} : { size }))], 'receipt.pdf', {
    type: 'application/pdf',
  });
/** What the server says of an upload it has taken, but for its name and size. */
export const taken = { id: 'file_9', type: 'application/pdf', purpose: 'dispute_evidence', title: null };
