/** RFC 6266: a plain name for every reader, and the true one in UTF-8 for those that understand it. */
export function attachment(filename: string): string {
  const safe = filename.replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}/\\]/gu, '_');
  const ascii = safe.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return ascii === safe
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
