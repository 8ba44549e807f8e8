import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Dispute } from '#contract/disputes.ts';
import { disputePanelPage, dueIn, panel } from '#tests/dispute-panel-page.tsx';
import { aDispute } from '#tests/factories/dispute.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';

const page = disputePanelPage();
const home = 'https://dashboard.example';
const awaited = { status: 'needs_response', evidence_details: dueIn(5) } as const;

test.each([
  ['visa_compelling_evidence_3', 'qualified', /Compelling Evidence 3\.0 may apply/],
  ['visa_compliance', 'requires_fee_acknowledgement', /takes a further fee if you challenge it/],
])('%s is said, with the way to the payments service', async (type, status, words) => {
  givePageSettings({ providerPages: { home, account: home, payouts: home } });
  page.open(aDispute({ ...awaited, enhanced_evidence: [{ type, status }] }));
  const card = within(await panel());
  expect(card.getByText(words)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Open your payments service' }).getAttribute('href')).toBe(home);
});

const FEE = [{ type: 'visa_compliance', status: 'requires_fee_acknowledgement' }];
test.each<[string, Partial<Dispute>]>([
  ['a dispute that was answered', { status: 'under_review', enhanced_evidence: FEE }],
  [
    'one that does not qualify',
    { ...awaited, enhanced_evidence: [{ type: 'visa_compelling_evidence_3', status: 'not_qualified' }] },
  ],
  ['one of which nothing is said', awaited],
])('%s offers no other form', async (_, over) => {
  page.open(aDispute(over));
  expect(within(await panel()).queryByText(/Compelling|further fee/)).toBeNull();
});

test.each([
  ['may', awaited, /may answer this dispute by itself/],
  ['has', { status: 'under_review' }, /answered this dispute for you/],
] as const)(
  'a payments service that %s answer by itself says so',
  async (answered_for_merchant, over, words) => {
    page.open(aDispute({ ...over, answered_for_merchant }));
    expect(within(await panel()).getByText(words)).toBeTruthy();
  },
);
