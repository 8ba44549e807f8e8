/** What a field for files says. */
export const FILE_WORDS = {
  chooseFile: 'Choose a file',
  chooseFileOf: (field: string) => `Choose a file: ${field}`,
  /** `choose` is the words above, as a button. */
  orDropIt: (choose: string) => `${choose} or drop it here`,
  uploading: (name: string) => `Uploading ${name}`,
  cancelUpload: 'Cancel upload',
  removeFile: (name: string) => `Remove ${name}`,
  viewFile: (name: string) => `View ${name}`,
} as const;
