/*
 * By hand, although postal-mime 4.0.0 reads mails well: it reads them to be shown, and here they are only cut into files.
 * What is text and not called an attachment becomes a part of the letter there, and that is how telephones attach the .sta and
 * .txt of banks; what came without an encoding gets other line ends, so that a statement is not the file that was uploaded
 * before; and how many parts there may be has no limit. What was missing then would have to be written around it.
 */

/** What is attached to a mail. */
export type MailedFile = Readonly<{ name: string; content: Uint8Array }>;

const HEAD_BYTES = 32 * 1024;
const PARTS_MAX = 400;
/** A mail that was forwarded is inside of another one. */
const DEPTH_MAX = 8;
/** A folder takes 255 bytes, of which the name of the mail needs some. */
const NAME_LENGTH_MAX = 60;
const BLANK_LINE = /\r?\n\r?\n/;

/** Whether a file is a mail as it was delivered: it begins with fields, and these name who sent it and by which rules. */
export function isMail(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const [fields = ''] = head.split(BLANK_LINE, 1);
  return (
    /^(?:From .*\r?\n)?[\w-]+:/.test(fields) &&
    /^From:/im.test(fields) &&
    /^(?:MIME-Version|Message-ID|Received):/im.test(fields)
  );
}

/** What no bank sends a statement as: the letter itself, pictures, papers, signatures and invitations. */
const NO_STATEMENT_TYPE =
  /^(?:image\/|text\/(?:html|calendar)|application\/(?:pdf|pkcs7|x-pkcs7|pgp|ms-tnef))/i;
const NO_STATEMENT_NAME = /\.(?:pdf|png|jpe?g|gif|html?|ics|p7s|asc|vcf)$/i;

/** Every file in a mail that may be a statement, those in a mail inside of it as well. Runs in the thread for foreign files. */
export function openMail(bytes: Uint8Array): readonly MailedFile[] {
  const files: MailedFile[] = [];
  let parts = 0;
  const open = (part: string, depth: number): void => {
    parts += 1;
    if (parts > PARTS_MAX || depth > DEPTH_MAX) return;
    const { fields, body } = cut(part);
    const type = fieldOf(fields, 'content-type');
    const kind = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
    if (kind.startsWith('multipart/')) {
      const boundary = parameterOf(type, 'boundary');
      for (const inner of boundary ? partsOf(body, boundary) : []) open(inner, depth + 1);
      return;
    }
    const content = decoded(body, fieldOf(fields, 'content-transfer-encoding'));
    if (kind === 'message/rfc822') {
      open(content.toString('latin1'), depth + 1);
      return;
    }
    const name = nameOf(fields, type);
    if (name === undefined || NO_STATEMENT_TYPE.test(kind) || NO_STATEMENT_NAME.test(name)) return;
    files.push({ name, content: new Uint8Array(content) });
  };
  // A sign for each byte: whatever is attached comes out again as it was.
  open(Buffer.from(bytes).toString('latin1'), 0);
  return files;
}

/** The fields, each on one line, and what stands below them. */
function cut(part: string): Readonly<{ fields: string; body: string }> {
  if (/^\r?\n/.test(part)) return { fields: '', body: part.replace(/^\r?\n/, '') };
  const blank = BLANK_LINE.exec(part);
  const end = blank?.index ?? part.length;
  return {
    fields: part.slice(0, end).replaceAll(/\r?\n[ \t]+/g, ' '),
    body: part.slice(end + (blank?.[0].length ?? 0)),
  };
}

const fieldOf = (fields: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(fields)?.[1]?.trim() ?? '';

function partsOf(body: string, boundary: string): readonly string[] {
  const mark = boundary.replaceAll(
    /[^\w]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return body.split(new RegExp(`(?:^|\\r?\\n)--${mark}(?:--)?[ \\t]*(?:\\r?\\n|$)`)).slice(1);
}

function decoded(body: string, encoding: string): Buffer {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return Buffer.from(unquoted(body.replaceAll(/=[ \t]*\r?\n/g, '')), 'latin1');
    default:
      return Buffer.from(body, 'latin1');
  }
}

const unquoted = (text: string, mark = '='): string =>
  text.replaceAll(new RegExp(`${mark}([0-9a-f]{2})`, 'gi'), (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** A parameter of a field: whole, in pieces that are numbered, or in a writing that it names (RFC 2231). */
function parameterOf(field: string, name: string): string | undefined {
  const found = [...field.matchAll(/;\s*([\w-]+)(\*\d+)?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g)]
    .filter(([, given]) => given?.toLowerCase() === name)
    .map(([, , piece, written, quoted, plain]) => ({
      place: Number(piece?.slice(1) ?? 0),
      isWritten: written !== undefined,
      text: quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '',
    }))
    .toSorted((one, other) => one.place - other.place);
  if (found.length === 0) return undefined;
  const text = found.map((piece) => piece.text).join('');
  if (!found.some(({ isWritten }) => isWritten)) return text;
  const [, charset = 'utf-8', rest = text] = /^([^']*)'[^']*'(.*)$/s.exec(text) ?? [];
  return inWriting(Buffer.from(unquoted(rest, '%'), 'latin1'), charset);
}

function inWriting(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // Nobody knows that writing.
  }
}

/** `=?UTF-8?Q?M=C3=A4rz.xml?=`: what older programs write into a name. */
const spelledOut = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, (_, charset, way, words: string) =>
      inWriting(
        way.toLowerCase() === 'b'
          ? Buffer.from(words, 'base64')
          : Buffer.from(unquoted(words.replaceAll('_', ' ')), 'latin1'),
        charset,
      ),
    );

/** What a file is called, without the folders it came from; nothing of what is not attached. */
function nameOf(fields: string, type: string): string | undefined {
  const disposition = fieldOf(fields, 'content-disposition');
  const given = parameterOf(disposition, 'filename') ?? parameterOf(type, 'name');
  if (given === undefined) return /^attachment\b/i.test(disposition) ? 'statement' : undefined;
  const name = spelledOut(given)
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return name.slice(-NAME_LENGTH_MAX) || 'statement';
}
