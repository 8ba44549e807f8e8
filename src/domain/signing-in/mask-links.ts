/** What a link with this in it opens is worth a password. */
const SECRET = /(action=([a-z-]+)&(?:amp;)?token=)[\w-]+/g;
const HIDDEN = '(hidden)';

type Reader = Readonly<{ isAddressee: boolean; isOwner: boolean }>;

/**
 * The text of a mail as the page of mails shows it. A link that lets somebody in, or sets a password, is for its addressee
 * alone; and one for a new password not even for them there: whoever sits down at an open screen would ask for one, read it
 * and take the account over. An invitation an owner may read, too, and hand over: they could invite anybody.
 */
export const maskLinks = (text: string, reader: Reader): string =>
  text.replaceAll(SECRET, (link, head: string, action: string) =>
    isFor(action, reader) ? link : `${head}${HIDDEN}`,
  );

const isFor = (action: string, { isAddressee, isOwner }: Reader): boolean =>
  action === 'invitation' ? isAddressee || isOwner : isAddressee && action !== 'rp';
