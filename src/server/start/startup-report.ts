import type { FirstAdministrator } from '../features/signing-in/ensure-administrator.ts';

/** Where the admin is; the address alone opens the shop. */
const ADMIN_PATH = '/admin';
const HEALTH_PATH = '/readyz';
const SETUP_PAGE = '/wp-admin/admin.php?page=wc-admin&path=/payments/setup';
const BAR_CHARACTERS = 24;
const BAR_EVERY_MS = 100;
/** Below this share of progress nothing changes in a log file, where a bar cannot be drawn over. */
const LOG_EVERY_SHARE = 0.25;

export type StartupReport = Readonly<{
  step(sentence: string): void;
  progress(sentence: string): (done: number, total: number) => void;
  /** `setup` where there is somebody's key to look after. */
  ready(address: string, administrator: FirstAdministrator, setup?: 'setup'): void;
  /** Of a process that answers nobody but those who watch over it. */
  working(address: string, roles: readonly string[]): void;
}>;

type Output = { isTTY?: boolean; write(text: string): unknown };

/** What a person sees while the product starts: one line for each thing that takes time, then where to go. */
export function startupReport(output: Output = process.stdout): StartupReport {
  const line = (text = '') => void output.write(`${text}\n`);
  return {
    step: (sentence) => line(`  ${sentence}`),
    progress: (sentence) => (output.isTTY ? barOn(output, sentence) : quartersOn(line, sentence)),
    ready: (address, administrator, setup) => {
      line();
      line(`Countinghouse is ready: ${new URL(ADMIN_PATH, address).href}`);
      line(`The shop that customers see: ${new URL(address).href}`);
      for (const sentence of howToSignIn(administrator)) line(sentence);
      if (setup) line(`Keys, permissions and progress: ${new URL(SETUP_PAGE, address).href}`);
      line('Stop it with Ctrl-C.');
    },
    working: (address, roles) => {
      line(`Countinghouse is ready: ${new URL(HEALTH_PATH, address).href} says how this process is.`);
      line(`It does ${roles.join(' and ')}; others answer people. Stop it with Ctrl-C.`);
    },
  };
}

function howToSignIn({ email, password, oneTimeLink, ignoresPassword }: FirstAdministrator): string[] {
  const link = oneTimeLink ? [`or open this link, once, within a day: ${oneTimeLink}`] : [];
  switch (password.from) {
    case 'made_up':
      return [
        `Sign in as ${email} with the password ${password.text}`,
        ...link,
        'Keep the password: it is not shown again.',
      ];
    case 'variable':
      return [`Sign in as ${email} with the password of ADMIN_PASSWORD.`];
    case 'owner':
      return [
        ...(ignoresPassword ? [`ADMIN_PASSWORD is ignored: ${email} has another password.`] : []),
        `Sign in as ${email} with your password (npm run password sets another)${link.length > 0 ? '' : '.'}`,
        ...link,
      ];
  }
}

function barOn(output: Output, sentence: string): (done: number, total: number) => void {
  let drawnAt = 0;
  return (done, total) => {
    const over = done >= total;
    const now = Date.now();
    if (!over && now - drawnAt < BAR_EVERY_MS) return;
    drawnAt = now;
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * BAR_CHARACTERS);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_CHARACTERS - filled);
    output.write(`\r  ${sentence} ${bar} ${Math.floor(share * 100)} %${over ? '\n' : ''}`);
  };
}

function quartersOn(line: (text: string) => void, sentence: string): (done: number, total: number) => void {
  let next = 0;
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    if (share < next) return;
    line(`  ${sentence} ${Math.floor(share * 100)} %`);
    next = share >= 1 ? Number.POSITIVE_INFINITY : Math.min(1, share + LOG_EVERY_SHARE);
  };
}
