import type { FileUpload } from '#provider/payment-provider.ts';

/** The parts of a form with a file in it. Bytes are read as letters one to one, so that nothing is lost. */
export function readUpload(body: Buffer, contentType: string): FileUpload {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1] ?? '';
  let upload: FileUpload = {
    ...{ purpose: '', filename: '', type: 'application/octet-stream', content: new Uint8Array() },
  };
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const value = rest.join('\r\n\r\n').replace(/\r\n$/, '');
    const name = /name="([^"]*)"/.exec(head)?.[1];
    const filename = /filename="([^"]*)"/.exec(head)?.[1];
    if (filename !== undefined) {
      const type = /content-type: ([^\r\n]+)/i.exec(head)?.[1] ?? upload.type;
      upload = { ...upload, filename, type, content: new Uint8Array(Buffer.from(value, 'latin1')) };
    } else if (name === 'purpose') upload = { ...upload, purpose: value };
  }
  return upload;
}
