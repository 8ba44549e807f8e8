/** What a link with this in it opens is worth a password. */
const SECRET = /(action=([a-z-]+)&(?:amp;)?token=)[\w-]+/g;
const HIDDEN = '(hidden)';

/**
 * The text of a mail as the page of mails shows it. A link that lets somebody in, or sets a password, is for its reader
 * alone; and one for a new password not even for them there: whoever sits down at an open screen would ask for one, read it
 * and take the account over.
 */
export const maskLinks = (text: string, isAddressee: boolean): string =>
  text.replaceAll(SECRET, (link, head: string, action: string) =>
    isAddressee && action !== 'rp' ? link : `${head}${HIDDEN}`,
  );
