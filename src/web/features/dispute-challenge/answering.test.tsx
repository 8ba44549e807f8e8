import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerDispute, type Dispute, getDispute } from '#contract/disputes.ts';
import { getEvidenceDesk, saveEvidenceDraft } from '#contract/evidence.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { button, challengePage, field, NOW, PHYSICAL, saved, told } from '#tests/challenge-page.ts';
import { aDispute } from '#tests/factories/dispute.ts';
import { anEvidenceDesk } from '#tests/factories/evidence-desk.ts';
import { refuse } from '#tests/fake-server.ts';
import { paths } from '#web/shared/paths.ts';

const page = challengePage();

describe('typing', () => {
  test('saves itself and says when', async () => {
    await page.open();
    await userEvent.type(field('Tracking number'), '1Z999');
    await saved();
    expect(page.drafts().at(-1)?.evidence).toMatchObject({ shipping_tracking_number: '1Z999' });
    expect(screen.getByText(/Only this tab is editing/)).toBeTruthy();
  });

  test('that reaches the limit is refused; the page says so once, the field every time', async () => {
    await page.open({ ...PHYSICAL, evidence: { product_description: 'x'.repeat(19_998) } });
    const area = field('Product description');
    await userEvent.type(area, 'y');
    expect(area.value).toHaveLength(19_999);
    await userEvent.type(area, 'z');
    expect(area.value).toHaveLength(19_999);
    await userEvent.type(area, 'z');
    await told('Reached maximum character count for evidence');
    const full = 'Nothing more fits here: this field takes 19,999 characters.';
    expect(screen.getByText(full)).toBeTruthy();
    await userEvent.type(area, '{Backspace}');
    expect(screen.queryByText(full)).toBeNull();
    await userEvent.type(area, 'yz');
    expect(screen.getByText(full)).toBeTruthy();
  });

  test('is counted only once the end comes near', async () => {
    await page.open({
      ...PHYSICAL,
      evidence: { product_description: 'x'.repeat(17_999), uncategorized_text: 'x'.repeat(18_000) },
    });
    expect(screen.getAllByText(/characters left$/).map(({ textContent }) => textContent)).toEqual([
      '1999 characters left',
    ]);
  });

  test('that cannot be saved is kept in this browser, and leaving is asked about', async () => {
    const { history } = await page.open();
    page.server().answer(saveEvidenceDraft, () => refuse('wcpay_unavailable'));
    await userEvent.type(field('Customer name'), 'Ada');
    expect(await screen.findByText('Not kept on the server. Your text stays in this browser.')).toBeTruthy();
    expect(Object.values({ ...localStorage }).join()).toContain('Ada');
    history.push(paths.disputes());
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      'There are unsaved changes on this page. Are you sure you want to leave and discard the unsaved changes?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Stay on this page' }));
    // The page is to be reached again once the question has gone.
    await waitFor(() => expect(field('Customer name').value).toBe('Ada'));
    history.push(paths.disputes());
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByLabelText('Customer name')).toBeNull());
    expect(Object.values({ ...localStorage }).join()).not.toContain('Ada');
  });

  test('and clearing it again is no change: nothing is asked, and nothing saved', async () => {
    const { history } = await page.open();
    // In one breath: whoever is slow has their letter saved, and then taking it back is a change.
    fireEvent.change(field('Customer name'), { target: { value: 'A' } });
    fireEvent.change(field('Customer name'), { target: { value: '' } });
    history.push(paths.connect());
    await waitFor(() => expect(screen.queryByLabelText('Customer name')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.drafts()).toEqual([]);
  });

  test('of a browser that died is brought back', async () => {
    const base = { productType: 'physical_product', evidence: {} };
    const typed = { productType: 'physical_product', evidence: { customer_name: 'Ada' } };
    localStorage.setItem('evidence draft dp_1 old-tab', JSON.stringify({ base, typed }));
    await page.open();
    expect(screen.getByText('We brought back what you typed')).toBeTruthy();
    expect(field('Customer name').value).toBe('Ada');
    await waitFor(() => expect(page.drafts().at(-1)?.evidence).toMatchObject({ customer_name: 'Ada' }));
    expect(localStorage.length).toBe(0);
  });

  test('of another tab is never overwritten in silence', async () => {
    await page.open();
    page
      .server()
      .answer(saveEvidenceDraft, ({ body }) =>
        (body as { base_version: number }).base_version === 0
          ? refuse('evidence_draft_conflict')
          : { version: 6, saved: utcInstant(NOW) },
      );
    page.server().answer(getEvidenceDesk, () =>
      anEvidenceDesk({
        ...PHYSICAL,
        version: 5,
        evidence: { customer_name: 'Grace', shipping_carrier: 'DHL' },
      }),
    );
    await userEvent.type(field('Customer name'), 'Ada');
    await screen.findByText('This evidence was changed in another tab or by somebody else');
    expect(field('Shipping carrier').value).toBe('DHL');
    expect(field('Customer name').value).toBe('Ada');
    await userEvent.click(button('Submit evidence'));
    await told('Decide about the changes of the other tab first.');
    await userEvent.click(button('Use theirs: Customer name'));
    expect(field('Customer name').value).toBe('Grace');
    expect(screen.queryByText('This evidence was changed in another tab or by somebody else')).toBeNull();
  });
});

describe('saving and submitting', () => {
  const receipt = { field: 'receipt', file_id: 'file_1', filename: 'r.pdf', size: 900, pages: 1 };

  test('saving keeps everything with the provider and returns to the list', async () => {
    const { history } = await page.open({ ...PHYSICAL, evidence: { receipt: 'file_1' }, files: [receipt] });
    page.server().answer(answerDispute, () => aDispute());
    await userEvent.type(field('Customer name'), 'Ada');
    await userEvent.click(button('Save for later'));
    await told('Evidence saved!');
    expect(button('Return to evidence submission')).toBeTruthy();
    expect(page.server().asked(answerDispute)[0]?.body).toEqual({
      evidence: { receipt: 'file_1', customer_name: 'Ada' },
      metadata: { receipt: 'r.pdf', __product_type: 'physical_product' },
      submit: false,
    });
    expect(history.location.href).toContain('filter=awaiting_response');
  });

  test('submitting asks first, and is final', async () => {
    const { history } = await page.open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    page.server().answer(answerDispute, () => aDispute({ status: 'under_review' }));
    await userEvent.click(button('Submit evidence'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      "Are you sure you're ready to submit this evidence? Evidence submissions are final.",
    );
    expect(question.textContent).toContain('8 are still missing: Proof of shipping, Tracking number,');
    expect(question.textContent).toContain('$284.40');
    expect(question.textContent).toContain('which can take 60 days or more');
    expect(page.server().asked(answerDispute)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Submit evidence' }));
    await told('Evidence submitted!');
    expect(button('View submitted evidence')).toBeTruthy();
    expect(page.server().asked(answerDispute)[0]?.body).toMatchObject({ submit: true });
    expect(history.location.href).toContain('filter=awaiting_response');
  });

  test('what was submitted cannot be submitted again, also before the server has told of it anew', async () => {
    const { history } = await page.open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    page.server().answer(answerDispute, () => aDispute({ status: 'under_review' }));
    page.server().answer(getDispute, () => new Promise<never>(() => undefined));
    await userEvent.click(button('Submit evidence'));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Submit evidence' }));
    await told('Evidence submitted!');
    history.push(paths.challenge('dp_1'));
    await screen.findByText(/already submitted/);
    expect(screen.queryByRole('button', { name: /^Submit evidence/ })).toBeNull();
  });

  test('whoever has gone elsewhere when the answer comes is told, and stays there', async () => {
    const { history } = await page.open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    let answer = (_: Dispute): void => undefined;
    page.server().answer(
      answerDispute,
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await userEvent.click(button('Submit evidence'));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Submit evidence' }));
    await waitFor(() => expect(page.server().asked(answerDispute)).toHaveLength(1));
    history.push(paths.help('disputes'));
    await waitFor(() => expect(screen.queryByLabelText('Customer name')).toBeNull());
    answer(aDispute({ status: 'under_review' }));
    await told('Evidence submitted!');
    expect(history.location.href).toBe(paths.help('disputes'));
  });

  test.each([
    ['Save for later', 'Failed to save evidence. (This dispute no longer takes an answer.)'],
    ['Submit evidence', 'Failed to submit evidence. (This dispute no longer takes an answer.)'],
  ])('%s of a dispute that was decided meanwhile', async (name, words) => {
    await page.open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
    page.server().answer(answerDispute, () => refuse('dispute_not_actionable'));
    await userEvent.click(button(name));
    if (name === 'Submit evidence')
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Submit evidence' }),
      );
    await told(words);
    expect(screen.getByLabelText<HTMLInputElement>('Customer name').value).toBe('Ada');
  });

  test.each(['operation_in_progress', 'wcpay_server_error', 'wcpay_unavailable'] as const)(
    'while nobody knows how it ended (%s) nothing is called a failure, and the same words are asked again',
    async (code) => {
      await page.open({ ...PHYSICAL, evidence: { customer_name: 'Ada' } });
      page.server().answer(answerDispute, () => refuse(code));
      await userEvent.click(button('Submit evidence'));
      const question = await screen.findByRole('alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: 'Submit evidence' }));
      const words = await screen.findByText(
        /^Your evidence for the dispute of €248.00, asked for .*not confirmed yet/,
      );
      expect(words.closest('.notice')?.getAttribute('data-kind')).toBe('quiet');
      expect(words.closest('.notice')?.textContent).toMatch(/^Being confirmed/);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(field('Customer name').readOnly).toBe(true);
      expect(screen.getByRole('button', { name: /^Submit evidence/ }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      expect(button('Save for later')).toHaveProperty('disabled', true);
      expect(screen.queryByText(/Failed to submit/)).toBeNull();
      page.server().answer(answerDispute, () => aDispute({ status: 'under_review' }));
      await told('Evidence submitted!');
      const [first, second] = page.server().asked(answerDispute);
      expect(second?.body).toEqual(first?.body);
    },
  );
});
