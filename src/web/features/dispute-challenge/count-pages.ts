const PAGE_TREE_COUNT = /\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g;
const PAGE = /\/Type\s*\/Page\b(?!s)/g;
const PACKED = /\/Type\s*\/ObjStm\b[^>]*>>\s*stream\r?\n/g;
const PACKED_BYTES_MAX = 2_000_000;

/** How many pages a file has, as far as a look at it tells; a picture is one. Nothing for what cannot be counted. */
export async function countPages(file: Blob): Promise<number | undefined> {
  if (/^image\//.test(file.type)) return 1;
  try {
    const text = await latin1(file);
    const plain = countIn(text);
    if (plain !== undefined) return plain;
    return countIn(await unpacked(file, text));
  } catch {
    return undefined; // A count is a courtesy: it must never stand in the way of an upload.
  }
}

function countIn(text: string): number | undefined {
  const counts = [...text.matchAll(PAGE_TREE_COUNT)].map(([, after, before]) => Number(after ?? before));
  // The root of the tree counts every page below it, so the largest is the whole.
  const most = Math.max(0, ...counts);
  if (most > 0) return most;
  return text.match(PAGE)?.length;
}

async function latin1(blob: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await new Response(blob).arrayBuffer());
}

/** Newer writers pack the page tree into compressed streams. */
async function unpacked(file: Blob, text: string): Promise<string> {
  const parts: string[] = [];
  let budget = PACKED_BYTES_MAX;
  for (const match of text.matchAll(PACKED)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (end === -1 || end - start > budget) break;
    budget -= end - start;
    const packed = file.slice(start, end).stream().pipeThrough(new DecompressionStream('deflate'));
    parts.push(await readSome(packed));
  }
  return parts.join('\n');
}

/** Reads what unfolds up to a limit: a small stream can unfold to gigabytes. */
async function readSome(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('latin1');
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || text.length > PACKED_BYTES_MAX) return text;
      text += decoder.decode(value);
    }
  } catch {
    return text; // The end of a stream is often padded with what is no part of it.
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
