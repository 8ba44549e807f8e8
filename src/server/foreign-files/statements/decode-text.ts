/** A text and the encoding that it turned out to be in. */
export type DecodedText = Readonly<{ text: string; encoding: string }>;

const HEAD_BYTES = 1024;

/** The mark that stands before a text, the encoding that it names itself, UTF-8 if all of it is that, and else what Windows writes. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = byMark(bytes);
  if (marked) return marked;
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  for (const label of [declaredIn(head), 'utf-8']) {
    const text = label && strictly(bytes, label);
    if (text !== undefined && text !== '') return { text, encoding: label ?? '' };
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
}

function byMark(bytes: Uint8Array): DecodedText | undefined {
  const [first, second, third] = bytes;
  const encoding =
    first === 0xef && second === 0xbb && third === 0xbf
      ? 'utf-8'
      : first === 0xff && second === 0xfe
        ? 'utf-16le'
        : first === 0xfe && second === 0xff
          ? 'utf-16be'
          : undefined;
  if (!encoding) return undefined;
  const text = strictly(bytes, encoding);
  return text === undefined ? undefined : { text, encoding };
}

/** What the prolog of an XML file or the header of an OFX file says. */
function declaredIn(head: string): string | undefined {
  const [, xml] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(head) ?? [];
  // It was read byte by byte, so it is no UTF-16: some programs write that word and then something else.
  if (xml) return /^(?:utf-?16|ucs-?2)/i.test(xml) ? undefined : xml.toLowerCase();
  if (!/OFXHEADER:/i.test(head)) return undefined;
  if (/ENCODING:\s*(?:UTF-?8|UNICODE)/i.test(head)) return 'utf-8';
  const [, charset] = /CHARSET:\s*([\w-]+)/i.exec(head) ?? [];
  if (!charset || /^none$/i.test(charset)) return undefined;
  return /^\d+$/.test(charset) ? `windows-${charset}` : charset.toLowerCase();
}

/** Nothing where a byte of it is none of that encoding, or where nobody knows the encoding. */
function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
