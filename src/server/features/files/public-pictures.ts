import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** What everybody may see of a store are a logo and two icons; a few more, while somebody tries them out. */
const PICTURES_MAX = 16;
const BYTES_MAX = 8 * 1024 * 1024;

type Picture = Readonly<{ content: Buffer; contentType: string; etag: string }>;
type Provider = Deps['provider'];

/** Pictures as the provider handed them over once: what a file of one id holds never changes. */
const cached = new WeakMap<Provider, Map<string, Promise<Picture>>>();

/** Asks the provider for a picture once for all who want it; the one that nobody wanted for longest makes room. */
export async function readPicture(
  provider: Provider,
  id: string,
  read: () => Promise<Omit<Picture, 'etag'>>,
): Promise<Picture> {
  const pictures = cached.get(provider) ?? new Map<string, Promise<Picture>>();
  cached.set(provider, pictures);
  const picture = pictures.get(id) ?? read().then(marked);
  pictures.delete(id);
  pictures.set(id, picture);
  try {
    const found = await picture;
    await makeRoom(pictures);
    return found;
  } catch (error) {
    pictures.delete(id);
    throw error;
  }
}

const marked = (picture: Omit<Picture, 'etag'>): Picture => ({
  ...picture,
  etag: `"${createHash('sha256').update(picture.content).digest('base64url')}"`,
});

async function makeRoom(pictures: Map<string, Promise<Picture>>): Promise<void> {
  let [count, bytes] = [0, 0];
  for (const [id, picture] of [...pictures].reverse()) {
    count += 1;
    bytes += (await picture.catch(() => undefined))?.content.length ?? 0;
    if (count > PICTURES_MAX || bytes > BYTES_MAX) pictures.delete(id);
  }
}
