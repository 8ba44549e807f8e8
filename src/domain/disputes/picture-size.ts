export type PictureSize = Readonly<{ width: number; height: number }>;

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_WIDTH_AT = 16;
const JPEG_START = [0xff, 0xd8];

/** How many pixels a PNG or JPEG says it has. Nothing for any other file, and for one that breaks off before it says so. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG_START)) return pngSize(view);
  return startsWith(bytes, JPEG_START) ? jpegSize(view) : undefined;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const pngSize = (view: DataView): PictureSize | undefined =>
  view.byteLength < PNG_WIDTH_AT + 8
    ? undefined
    : { width: view.getUint32(PNG_WIDTH_AT), height: view.getUint32(PNG_WIDTH_AT + 4) };

/** Start of frame: where a JPEG says its size. DHT, JPG and DAC share the range and are none. */
export const isJpegFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PictureSize | undefined {
  let at = JPEG_START.length;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isJpegFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A byte of padding before the mark; otherwise the segment says how long it is.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
