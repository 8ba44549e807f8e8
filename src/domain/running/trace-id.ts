/** Version, trace, parent and flags, as W3C Trace Context writes them; a trace of nothing but zeros is none. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace a caller says a request belongs to. It is only written down: anybody may say anything. */
export const traceIdOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? TRACE_PARENT.exec(header)?.[1] : undefined;
