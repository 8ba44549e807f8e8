const ONE = /^\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*(.*?)\s*$/;

/** `name=value,name=value`, as OpenTelemetry writes headers in a variable: values may be percent-encoded. Nothing where it is something else. */
export function readTraceHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const headers: Record<string, string> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name, value] = ONE.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      const meant = decodeURIComponent(value);
      new Headers({ [name]: meant });
      headers[name.toLowerCase()] = meant;
    } catch {
      return undefined; // No header, or half of an encoded character.
    }
  }
  return headers;
}
