import type { CalendarDate } from '../shared/time.ts';

export type DatedNote = Readonly<{ note: string; day: CalendarDate }>;
export type Shipment = Readonly<{ carrier?: string; tracking_number?: string; day?: CalendarDate }>;

const CARRIERS = [
  'Australia Post',
  'Canada Post',
  'Colissimo',
  'Correos',
  'Deutsche Post',
  'DHL',
  'DPD',
  'Evri',
  'FedEx',
  'GLS',
  'Hermes',
  'La Poste',
  'OnTrac',
  'Poste Italiane',
  'PostNL',
  'Purolator',
  'Royal Mail',
  'TNT',
  'UPS',
  'USPS',
] as const;

/** "Tracking number: 1Z 999", "tracking no. RR123456785GB", "Tracking 0087 4412 9930". It holds a digit and ends with its line. */
const TRACKING =
  /\btrack(?:ing|ed)?(?:\s+(?:number|no\.?|id|code))?\s*(?:is|:|#)?\s*((?=[^\n,.;]*\d)[A-Z0-9][A-Z0-9 -]{5,38}[A-Z0-9])\b/i;
const LEFT = /\b(?:shipped|dispatched|sent|left|handed over)\b/i;

/** What the notes of an order say about its parcel, the newest first. Only what they really say. */
export function findShipment(notes: readonly DatedNote[]): Shipment {
  let found: Shipment = {};
  for (const { note, day } of notes) {
    const tracking_number = TRACKING.exec(note)?.[1]?.trim();
    const carrier = CARRIERS.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(note));
    const tellsOfParcel = tracking_number !== undefined || (carrier !== undefined && LEFT.test(note));
    if (!tellsOfParcel) continue;
    found = {
      ...(carrier !== undefined && { carrier }),
      ...(tracking_number !== undefined && { tracking_number }),
      ...(LEFT.test(note) && { day }),
      ...found,
    };
  }
  return found;
}
