import { describe, expect, test } from 'vitest';
import type { EvidenceDesk } from '#contract/evidence.ts';
import { failHere } from '#contract/kit/fail-here.ts';
import { AppError } from '#contract/kit/failure.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { anEvidenceDesk } from '#tests/factories/evidence-desk.ts';
import { openDraft } from './draft.ts';
import type { LocalDraft, Typed } from './local-draft.ts';

const AT = utcInstant(epochSeconds(1_763_180_000));
/** A server that keeps versions as the real one does, a browser that remembers, and a clock that a test moves. */
function aWorld(first: EvidenceDesk = anEvidenceDesk()) {
  const server = { desk: first, saves: 0, failing: undefined as AppError | undefined };
  const kept: { local: LocalDraft | undefined } = { local: undefined };
  let timers: { act: () => void; ms: number }[] = [];
  const conflict = () =>
    new AppError('evidence_draft_conflict', 409, 'changed', { version: server.desk.version });
  return {
    server,
    kept,
    waits: () => timers.map(({ ms }) => ms),
    tick: async () => {
      const due = timers;
      timers = [];
      for (const { act } of due) act();
      await new Promise((resolve) => setImmediate(resolve));
    },
    saveElsewhere: (evidence: Record<string, string>) => {
      const { desk } = server;
      server.desk = {
        ...desk,
        version: desk.version + 1,
        evidence: { ...desk.evidence, ...evidence },
        saved: AT,
      };
    },
    world: {
      save: async (version: number, { evidence, productType }: Typed) => {
        if (server.failing) throw server.failing;
        if (version !== server.desk.version) throw conflict();
        server.saves += 1;
        server.desk = {
          ...server.desk,
          ...{ version: version + 1, evidence: { ...evidence }, product_type: productType, saved: AT },
        };
        return { version: version + 1, saved: AT };
      },
      read: async () => server.desk,
      keepLocally: (local: LocalDraft) => {
        kept.local = local;
      },
      forgetLocally: () => {
        kept.local = undefined;
      },
      later: (act: () => void, ms: number) => {
        const timer = { act, ms };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
  };
}

describe('typing', () => {
  test('is kept in the browser at once, saved a moment later, and then forgotten there', async () => {
    const { world, server, kept, tick } = aWorld();
    const draft = openDraft(server.desk, [], world);
    expect(draft.view().status).toBe('clean');
    draft.change('customer_name', 'Ada');
    expect(draft.view().status).toBe('unsaved');
    expect(kept.local?.typed.evidence).toEqual({ customer_name: 'Ada' });
    await tick();
    expect(draft.view()).toMatchObject({ status: 'saved', savedAt: AT });
    expect(server.desk.evidence).toEqual({ customer_name: 'Ada' });
    expect(kept.local).toBeUndefined();
  });

  test('a card number leaves its last four digits, here, in the browser and on the server', async () => {
    const { world, server, kept, tick } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.change('uncategorized_text', 'Paid with 4242 4242 4242 4242');
    const masked = { uncategorized_text: 'Paid with •••• 4242' };
    expect(kept.local?.typed.evidence).toEqual(masked);
    expect(draft.view().masked).toBe(false);
    await tick();
    expect(draft.view()).toMatchObject({ masked: true, status: 'saved', typed: { evidence: masked } });
    expect(server.desk.evidence).toEqual(masked);
    draft.change('uncategorized_text', 'Paid with •••• 4242, twice');
    await tick();
    expect(draft.view().masked).toBe(true);
    expect(server.saves).toBe(2);
  });

  test('fast is one save', async () => {
    const { world, server, tick, waits } = aWorld();
    const draft = openDraft(server.desk, [], world);
    for (const value of ['A', 'Ad', 'Ada']) draft.change('customer_name', value);
    expect(waits()).toEqual([800]);
    await tick();
    expect(server.saves).toBe(1);
  });

  test.each([
    ['missing', {}, 'clean', null],
    ['empty', { customer_name: '' }, 'clean', null],
    ['saved before', { customer_name: 'Ada' }, 'saved', AT],
  ])('and taking it back is as if nothing was typed: %s', async (_, evidence, status, saved) => {
    const { world, server, kept, waits } = aWorld(anEvidenceDesk({ evidence, saved }));
    const draft = openDraft(server.desk, [], world);
    draft.change('customer_name', 'Bo');
    expect(draft.view().status).toBe('unsaved');
    draft.change('customer_name', server.desk.evidence.customer_name ?? '');
    expect(draft.view().status).toBe(status);
    expect([kept.local, waits()]).toEqual([undefined, []]);
    expect(await draft.flush()).toBe(true);
    expect(server.saves).toBe(0);
  });

  test('taken back while it is being saved is saved again', async () => {
    const { world, server } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.change('customer_name', 'A');
    const first = draft.flush();
    draft.change('customer_name', '');
    expect(draft.view().status).toBe('unsaved');
    expect(await first).toBe(true);
    expect(server.desk).toMatchObject({ version: 2, evidence: { customer_name: '' } });
    expect(draft.view().status).toBe('saved');
  });

  test('while a save is under way is saved after it, and never before', async () => {
    const { world, server } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.change('customer_name', 'A');
    const first = draft.flush();
    draft.change('customer_name', 'Ada');
    expect(await first).toBe(true);
    expect(server.desk).toMatchObject({ version: 2, evidence: { customer_name: 'Ada' } });
  });

  test('the product type is part of it', async () => {
    const { world, server } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.choose('offline_service');
    await draft.flush();
    expect(server.desk.product_type).toBe('offline_service');
  });
});

describe('a lost connection', () => {
  test('keeps the words in the browser, says so, and tries again less and less often', async () => {
    const { world, server, kept, tick, waits } = aWorld();
    const draft = openDraft(server.desk, [], world);
    server.failing = failHere('network_unreachable');
    draft.change('customer_name', 'Ada');
    const pauses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      await tick();
      pauses.push(...waits());
    }
    expect(pauses).toEqual([2000, 5000, 15_000, 30_000, 30_000, 30_000]);
    expect(draft.view().status).toBe('failed');
    expect(kept.local?.typed.evidence).toEqual({ customer_name: 'Ada' });
    server.failing = undefined;
    await tick();
    expect(draft.view().status).toBe('saved');
    expect(kept.local).toBeUndefined();
  });

  test('a dispute that takes no answer any more stops saving, and the words stay in the browser', async () => {
    const { world, server, kept, waits } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.change('customer_name', 'Ada');
    server.failing = new AppError('dispute_not_actionable', 409, 'over');
    expect(await draft.flush()).toBe(false);
    expect(draft.view().status).toBe('over');
    expect(kept.local?.typed.evidence).toEqual({ customer_name: 'Ada' });
    expect(waits()).toEqual([]);
  });
});

describe('two tabs', () => {
  test('that changed different fields are brought together without a question', async () => {
    const { world, server, saveElsewhere } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.change('customer_name', 'Ada');
    saveElsewhere({ shipping_carrier: 'DHL' });
    expect(await draft.flush()).toBe(true);
    expect(draft.view().conflicts).toEqual([]);
    expect(server.desk.evidence).toEqual({ customer_name: 'Ada', shipping_carrier: 'DHL' });
  });

  test.each([
    ['mine', 'Ada'],
    ['theirs', 'Grace'],
  ] as const)('that changed the same field wait for a decision: %s', async (side, value) => {
    const { world, server, saveElsewhere } = aWorld();
    const draft = openDraft(server.desk, [], world);
    draft.change('customer_name', 'Ada');
    saveElsewhere({ customer_name: 'Grace' });
    expect(await draft.flush()).toBe(false);
    expect(draft.view()).toMatchObject({
      status: 'paused',
      conflicts: [{ key: 'customer_name', theirs: 'Grace' }],
      typed: { evidence: { customer_name: 'Ada' } },
    });
    draft.change('shipping_carrier', 'DHL');
    expect(await draft.flush()).toBe(false);
    expect(server.desk.evidence).toEqual({ customer_name: 'Grace' }); // Nothing was overwritten in silence.

    draft.decide('customer_name', side);
    expect(await draft.flush()).toBe(true);
    expect(server.desk.evidence).toEqual({ customer_name: value, shipping_carrier: 'DHL' });
  });

  test('what the other one saved shows at once when it tells', () => {
    const { world, server, saveElsewhere } = aWorld();
    const draft = openDraft(server.desk, [], world);
    saveElsewhere({ customer_name: 'Grace' });
    draft.absorb(server.desk);
    expect(draft.view().typed.evidence).toEqual({ customer_name: 'Grace' });
    draft.absorb(anEvidenceDesk()); // An older answer that comes late changes nothing.
    expect(draft.view().typed.evidence).toEqual({ customer_name: 'Grace' });
  });
});

describe('after a crash', () => {
  const nothing: Typed = { productType: null, evidence: {} };

  test('what was typed and not saved is brought back and saved', async () => {
    const { world, server } = aWorld();
    const local = {
      base: nothing,
      typed: { productType: 'multiple' as const, evidence: { customer_name: 'Ada' } },
    };
    const draft = openDraft(server.desk, [local], world);
    expect(draft.view()).toMatchObject({ recovered: true, status: 'unsaved', typed: local.typed });
    expect(await draft.flush()).toBe(true);
    expect(server.desk).toMatchObject({ evidence: { customer_name: 'Ada' }, product_type: 'multiple' });
  });

  test('it can be turned down', async () => {
    const { world, server } = aWorld(anEvidenceDesk({ version: 3, evidence: { customer_name: 'Saved' } }));
    const local = { base: nothing, typed: { productType: null, evidence: { shipping_carrier: 'DHL' } } };
    const draft = openDraft(server.desk, [local], world);
    draft.discardRecovered();
    await draft.flush();
    expect(draft.view().recovered).toBe(false);
    expect(server.desk.evidence).toEqual({ customer_name: 'Saved' });
  });

  test('what somebody else saved meanwhile is not overwritten by it', async () => {
    const { world, server } = aWorld(anEvidenceDesk({ version: 4, evidence: { customer_name: 'Grace' } }));
    const local = { base: nothing, typed: { productType: null, evidence: { customer_name: 'Ada' } } };
    const draft = openDraft(server.desk, [local], world);
    expect(draft.view()).toMatchObject({
      status: 'paused',
      conflicts: [{ key: 'customer_name', theirs: 'Grace' }],
    });
    expect(await draft.flush()).toBe(false);
    expect(server.desk.evidence).toEqual({ customer_name: 'Grace' });
  });

  test('what was saved after all is no recovery', () => {
    const { world, server } = aWorld(anEvidenceDesk({ version: 1, evidence: { customer_name: 'Ada' } }));
    const local = { base: nothing, typed: { productType: null, evidence: { customer_name: 'Ada' } } };
    expect(openDraft(server.desk, [local], world).view()).toMatchObject({
      recovered: false,
      status: 'clean',
    });
  });

  test('a file that was uploaded and never saved with the draft has its place', async () => {
    const file = { field: 'receipt', file_id: 'file_1', filename: 'a.pdf', size: 10, pages: 1 };
    const { world, server } = aWorld(anEvidenceDesk({ files: [file] }));
    const draft = openDraft(server.desk, [], world);
    expect(draft.view().typed.evidence).toEqual({ receipt: 'file_1' });
    await draft.flush();
    expect(server.desk.evidence).toEqual({ receipt: 'file_1' });
  });
});

test('who leaves without saving leaves nothing behind: not here, not on the server, and nothing comes back later', async () => {
  const { world, server, kept, tick, waits } = aWorld();
  const draft = openDraft(server.desk, [], world);
  draft.change('customer_name', 'Ada');
  draft.discard();
  expect([kept.local, waits()]).toEqual([undefined, []]);
  expect(await draft.flush()).toBe(false);
  draft.change('customer_name', 'Ada L');
  await tick();
  expect([kept.local, server.saves]).toEqual([undefined, 0]);
});
