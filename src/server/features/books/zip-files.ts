import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { CalendarDate } from '#domain/shared/time.ts';
import { crc32 } from '../../foreign-files/crc32.ts';

const deflate = promisify(deflateRaw);
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** Days as a ZIP has them: years begin with 1980. Hours are left at nothing, so that the same days are the same bytes. */
function dosDate(day: CalendarDate): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | date;
}

/** A ZIP that is written as its files come, each of them whole. All of its moments are the day it is about. */
export function zipFiles(day: CalendarDate) {
  const listed: Buffer[] = [];
  let written = 0;

  return {
    async file(name: string, content: Buffer): Promise<Buffer> {
      const [packed, label] = [await deflate(content), Buffer.from(name)];
      const facts = Buffer.alloc(26);
      facts.writeUInt16LE(VERSION, 0);
      facts.writeUInt16LE(UTF8_NAMES, 2);
      facts.writeUInt16LE(DEFLATED, 4);
      facts.writeUInt16LE(dosDate(day), 8);
      facts.writeUInt32LE(crc32(content), 10);
      facts.writeUInt32LE(packed.length, 14);
      facts.writeUInt32LE(content.length, 18);
      facts.writeUInt16LE(label.length, 22);
      const place = Buffer.alloc(4);
      place.writeUInt32LE(written);
      listed.push(
        Buffer.concat([signature(CENTRAL), Buffer.from([VERSION, 0]), facts, Buffer.alloc(10), place, label]),
      );
      const bytes = Buffer.concat([signature(LOCAL), facts, label, packed]);
      written += bytes.length;
      return bytes;
    },

    end(): Buffer {
      const directory = Buffer.concat(listed);
      const end = Buffer.alloc(18);
      end.writeUInt16LE(listed.length, 4);
      end.writeUInt16LE(listed.length, 6);
      end.writeUInt32LE(directory.length, 8);
      end.writeUInt32LE(written, 12);
      return Buffer.concat([directory, signature(END), end]);
    },
  };
}

const signature = (sign: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(sign);
  return bytes;
};
