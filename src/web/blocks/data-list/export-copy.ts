export const exportCopy = {
  started: (email: string) =>
    `We're processing your export. The file will download automatically and be emailed to ${email}.`,
  late: (email: string) => `Your file is not ready yet. It will be emailed to ${email}.`,
} as const;
