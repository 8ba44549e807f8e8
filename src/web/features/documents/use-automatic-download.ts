import { useEffect, useRef } from 'react';
import { isDocumentType } from '#domain/account/document-type.ts';

type Asked = Readonly<{ document_id?: string | undefined; document_type?: string | undefined }>;

/** What the address asks for: a document to fetch at once, one of a type nobody knows, or nothing. */
export function askedDocument({ document_id, document_type }: Asked) {
  if (!document_id || !document_type) return undefined;
  return isDocumentType(document_type) ? document_id : ('unknown type' as const);
}

/** A link from a mail opens the list and starts the download by itself: once, however often the page is drawn. */
export function useAutomaticDownload(search: Asked, start: (id: string) => void): void {
  const asked = askedDocument(search);
  const started = useRef<string>(undefined);
  useEffect(() => {
    if (!asked || asked === 'unknown type' || started.current === asked) return;
    started.current = asked;
    start(asked);
  }, [asked, start]);
}
