import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '../shared/time.ts';
import { DISPUTE_REASONS } from './dispute-status.ts';
import { isShippedTooLate } from './evidence-dates.ts';
import { mergeEvidence, sameEvidence } from './evidence-merge.ts';
import { missingEvidence, weightyFields } from './evidence-missing.ts';
import { PRODUCT_TYPES } from './evidence-product-type.ts';
import { evidenceSections } from './evidence-sections.ts';
import { findShipment } from './evidence-shipment.ts';

describe('what is missing', () => {
  const sections = evidenceSections('product_not_received', 'physical_product');

  test('stands in order of weight, and only while it is empty', () => {
    expect(missingEvidence('product_not_received', sections, {})).toEqual([
      'shipping_documentation',
      'shipping_tracking_number',
      'shipping_carrier',
      'shipping_date',
      'shipping_address',
      'receipt',
      'customer_communication',
      'product_description',
    ]);
    const given = { shipping_documentation: 'file_1', receipt: 'file_2', shipping_carrier: '  ' };
    expect(missingEvidence('product_not_received', sections, given).slice(0, 2)).toEqual([
      'shipping_tracking_number',
      'shipping_carrier',
    ]);
  });

  test.each(DISPUTE_REASONS)('%s: something weighs, it is asked for, and nothing weighs twice', (reason) => {
    for (const type of PRODUCT_TYPES) {
      const asked = evidenceSections(reason, type);
      const weighty = weightyFields(reason, asked);
      const keys = asked.flatMap(({ fields }) => fields.map(({ key }) => key));
      expect(weighty.length).toBeGreaterThanOrEqual(3);
      expect(weighty.every((key) => keys.includes(key))).toBe(true);
      expect(new Set(weighty).size).toBe(weighty.length);
    }
  });
});

describe('two tabs', () => {
  test.each([
    ['only here', { a: '1' }, { a: '2' }, { a: '1' }, { a: '2' }, []],
    ['only there', { a: '1' }, { a: '1' }, { a: '3' }, { a: '3' }, []],
    ['different fields', {}, { a: '1' }, { b: '2' }, { a: '1', b: '2' }, []],
    ['the same field alike', { a: '1' }, { a: '2' }, { a: '2' }, { a: '2' }, []],
    ['the same field differently', { a: '1' }, { a: '2' }, { a: '3' }, { a: '2' }, ['a']],
    ['emptied here, changed there', { a: '1' }, { a: '' }, { a: '3' }, { a: '' }, ['a']],
    ['absent is empty', { a: '' }, {}, { a: '3' }, { a: '3' }, []],
  ])('changed %s', (_, base, here, there, evidence, conflicts) => {
    expect(mergeEvidence({ ...base }, { ...here }, { ...there })).toEqual({ evidence, conflicts });
  });

  const evidence = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('', '1', '2', '3'));

  test('nothing that only one side changed is lost, and nothing is lost in silence', () => {
    fc.assert(
      fc.property(evidence, evidence, evidence, (base, here, there) => {
        const merged = mergeEvidence(base, here, there);
        for (const key of ['a', 'b', 'c', 'd']) {
          const [was, mine, theirs] = [base[key] ?? '', here[key] ?? '', there[key] ?? ''];
          const result = merged.evidence[key] ?? '';
          if (mine !== was) expect(result).toBe(mine);
          else expect(result).toBe(theirs);
          expect(merged.conflicts.includes(key)).toBe(result !== theirs && theirs !== was);
        }
      }),
    );
  });

  test('the same on both sides stays the same', () => {
    fc.assert(
      fc.property(evidence, evidence, (base, same) => {
        const merged = mergeEvidence(base, same, same);
        expect(sameEvidence(merged.evidence, same)).toBe(true);
        expect(merged.conflicts).toEqual([]);
      }),
    );
  });
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-11-16', true],
  ['', false],
  ['soon', false],
])('shipped on %s, disputed on 2026-11-15', (day, late) => {
  expect(isShippedTooLate(day, '2026-11-15')).toBe(late);
});

describe('the shipment an order’s notes tell of', () => {
  const day = calendarDate('2026-11-03');
  test.each([
    [
      'Shipped with DHL, tracking number: 0087 4412 9930.',
      { carrier: 'DHL', tracking_number: '0087 4412 9930', day },
    ],
    ['Sent by Royal Mail today', { carrier: 'Royal Mail', day }],
    ['Tracking no. RR123456785GB', { tracking_number: 'RR123456785GB' }],
    ['tracking id is 1Z999AA10123456784', { tracking_number: '1Z999AA10123456784' }],
    ['The customer asked about UPS prices', {}],
    ['We are tracking this complaint closely', {}],
    ['Paid in full', {}],
  ])('%s', (note, shipment) => {
    expect(findShipment([{ note, day }])).toEqual(shipment);
  });

  test('the newest note wins, an older one fills what it leaves open', () => {
    const older = calendarDate('2026-11-01');
    expect(
      findShipment([
        { note: 'Tracking number: 1Z999AA10123456784', day },
        { note: 'Shipped via UPS, tracking: 1Z999AA10123456000', day: older },
      ]),
    ).toEqual({ carrier: 'UPS', tracking_number: '1Z999AA10123456784', day: older });
  });
});
