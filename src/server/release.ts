import manifest from '../../package.json' with { type: 'json' };

/** Which release this program is. */
export const RELEASE: string = manifest.version;
