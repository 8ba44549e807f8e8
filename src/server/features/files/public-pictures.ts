import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** What everybody may see of a store are a logo and two icons; a few more, while somebody tries them out. */
const PICTURES_MAX = 16;
const BYTES_MAX = 8 * 1024 * 1024;

type Picture = Readonly<{ content: Buffer; contentType: string; etag: string }>;
type Provider = Deps['provider'];

/** One that was asked for; until it is here it weighs nothing. */
type Entry = { readonly picture: Promise<Picture>; bytes: number };

/** Pictures as the provider handed them over once: what a file of one id holds never changes. */
const cached = new WeakMap<Provider, Map<string, Entry>>();

/** Asks the provider for a picture once for all who want it; the one that nobody wanted for longest makes room. */
export async function readPicture(
  provider: Provider,
  id: string,
  read: () => Promise<Omit<Picture, 'etag'>>,
): Promise<Picture> {
  const pictures = cached.get(provider) ?? new Map<string, Entry>();
  cached.set(provider, pictures);
  const entry = pictures.get(id) ?? { picture: read().then(marked), bytes: 0 };
  pictures.delete(id);
  pictures.set(id, entry);
  makeRoom(pictures);
  try {
    const found = await entry.picture;
    entry.bytes = found.content.length;
    makeRoom(pictures);
    return found;
  } catch (error) {
    if (pictures.get(id) === entry) pictures.delete(id);
    throw error;
  }
}

const marked = (picture: Omit<Picture, 'etag'>): Picture => ({
  ...picture,
  etag: `"${createHash('sha256').update(picture.content).digest('base64url')}"`,
});

/** Waits for nobody: a picture that the provider does not hand over must not hold up those that are here. */
function makeRoom(pictures: Map<string, Entry>): void {
  let [count, bytes] = [0, 0];
  for (const [id, entry] of [...pictures].reverse()) {
    count += 1;
    bytes += entry.bytes;
    if (count > PICTURES_MAX || bytes > BYTES_MAX) pictures.delete(id);
  }
}
