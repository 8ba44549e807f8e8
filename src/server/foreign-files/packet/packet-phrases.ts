import { languageCopy } from '#domain/shared/language-copy.ts';
import { packetCopy as copy } from './packet-copy.ts';

/** What stands for what only the thread that draws knows. */
export const NAME = '{name}';
export const PAGE = '{page}';
export const PAGES = '{pages}';

/** The words that are written while a packet is drawn. */
export type PacketPhrases = Readonly<
  Record<
    'language' | 'title' | 'unknown' | 'nothing' | 'picture' | 'unreadable' | 'onPage' | 'replaced',
    string
  >
>;

/** In the language of whoever the packet is drawn for: a thread has no listener. */
export const packetPhrases = (): PacketPhrases => ({
  language: languageCopy.tag,
  title: copy.title,
  unknown: copy.unknown,
  nothing: copy.nothing,
  picture: copy.picture(NAME),
  unreadable: copy.unreadable(NAME),
  onPage: copy.onPage(PAGE, PAGES),
  replaced: copy.replaced,
});
