export type Logger = Readonly<{
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}>;

/** The same log, where every line also says this. */
export const withFields = (log: Logger, fields: object): Logger => ({
  info: (details, message) => log.info({ ...fields, ...details }, message),
  warn: (details, message) => log.warn({ ...fields, ...details }, message),
  error: (details, message) => log.error({ ...fields, ...details }, message),
});
