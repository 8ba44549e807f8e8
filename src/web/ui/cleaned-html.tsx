import DOMPurify from 'dompurify';

/** The only elements a message from elsewhere may bring along. */
const ALLOWED = ['a', 'b', 'em', 'i', 'strong', 'p', 'br'];

/** Where browsers let only trusted markup in, this is what makes it. */
const cleaned = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ALLOWED,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
    RETURN_TRUSTED_TYPE: true,
  });

/** A message that came as HTML. Whatever is not allowed is gone, its words stay. */
export function CleanedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place, and nothing reaches it uncleaned.
  return <div className="stack" data-gap="small" dangerouslySetInnerHTML={{ __html: cleaned(html) }} />;
}
