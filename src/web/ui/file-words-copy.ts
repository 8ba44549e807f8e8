/** What a field for files says. */
export const FILE_WORDS = {
  chooseFile: 'Choose a file',
  orDropIt: 'or drop it here',
  uploading: (name: string) => `Uploading ${name}`,
  cancelUpload: 'Cancel upload',
  removeFile: (name: string) => `Remove ${name}`,
  viewFile: (name: string) => `View ${name}`,
} as const;
