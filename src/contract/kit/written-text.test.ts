import { expect, test } from 'vitest';
import { createApiKey } from '../api-keys.ts';
import { answerDispute } from '../disputes.ts';
import { keepInLibrary, saveEvidenceDraft } from '../evidence.ts';
import { addOrderNote, refundOrder } from '../orders.ts';
import { sendPayoutsFeedback } from '../payouts.ts';
import { saveSettings } from '../settings.ts';
import { submitOverviewSurvey } from '../survey.ts';

const WRITTEN = 'Paid with 4242 4242 4242 4242.';
const READ = 'Paid with •••• 4242.';

const dispute_id = 'dp_1';
test.each([
  ['a note of an order', addOrderNote, { id: 1, note: WRITTEN }],
  ['the reason of a refund', refundOrder, { id: 1, amount: 100, reason: WRITTEN }],
  [
    'a draft of evidence',
    saveEvidenceDraft,
    {
      dispute_id,
      base_version: 0,
      product_type: null,
      evidence: { uncategorized_text: WRITTEN },
    },
  ],
  ['evidence', answerDispute, { dispute_id, evidence: { product_description: WRITTEN } }],
  ['what goes with evidence', answerDispute, { dispute_id, metadata: { any: WRITTEN } }],
  [
    'a text for other disputes',
    keepInLibrary,
    {
      dispute_id,
      title: WRITTEN,
      field: 'uncategorized_text',
      body: WRITTEN,
    },
  ],
  ['the name of a key', createApiKey, { description: WRITTEN, scope: 'read', password: 'x' }],
  ['what somebody thinks of the overview', submitOverviewSurvey, { rating: 'happy', comments: WRITTEN }],
  ['what somebody thinks of payouts', sendPayoutsFeedback, { comments: WRITTEN }],
  ['the message of the express checkout', saveSettings, { woopay_custom_message: WRITTEN }],
])('%s is read without card numbers', (_, { input }, sent) => {
  const read = JSON.stringify(input.parse(sent));
  expect(read).toContain(READ);
  expect(read).not.toContain('4242 4242');
});
