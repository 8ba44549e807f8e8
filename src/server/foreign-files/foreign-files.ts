import { fail } from '#contract/kit/errors.ts';
import type { StatementAnswers } from '#domain/bank/read-statements.ts';
import { type Paper, type PaperWords, paperWords } from '#provider/paper.ts';
import type { Logger } from '../logger.ts';
import { startThread } from '../start-thread.ts';
import type { CheckedFile } from './file-problem.ts';
import type { Packet } from './packet/packet-document.ts';
import { type PacketPhrases, packetPhrases } from './packet/packet-phrases.ts';
import type { MailedFile } from './statements/open-mail.ts';
import type { BankFileRead } from './statements/read-bank-file.ts';
import { openThreadPool, ThreadFailure, type ThreadLimits } from './thread-pool.ts';

/** What is done with the files of others, always in a thread that they may kill without harm. */
export type ForeignFiles = Readonly<{
  /** Whether a file is what its name says and can be opened to its last byte. */
  check: (caller: string, filename: string, content: Uint8Array) => Promise<CheckedFile>;
  /** The packet as a PDF. */
  draw: (caller: string, packet: Packet) => Promise<Uint8Array>;
  /** An invoice or a receipt as a PDF: people wrote names and addresses into it. */
  drawPaper: (caller: string, paper: Paper) => Promise<Uint8Array>;
  /** What a bank's file tells, with what a person said about it. */
  readStatements: (caller: string, content: Uint8Array, answers: StatementAnswers) => Promise<BankFileRead>;
  /** The files of a mail that may be statements. */
  openMail: (caller: string, content: Uint8Array) => Promise<readonly MailedFile[]>;
}>;

export type FileTask =
  | Readonly<{ do: 'check'; filename: string; content: Uint8Array }>
  | Readonly<{ do: 'draw'; packet: Packet; words: PacketPhrases }>
  | Readonly<{ do: 'paper'; paper: Paper; words: PaperWords }>
  | Readonly<{ do: 'statements'; content: Uint8Array; answers: StatementAnswers }>
  | Readonly<{ do: 'mail'; content: Uint8Array }>;
export type FileAnswer<Task extends FileTask> = Task['do'] extends 'check'
  ? CheckedFile
  : Task['do'] extends 'statements'
    ? BankFileRead
    : Task['do'] extends 'mail'
      ? readonly MailedFile[]
      : Uint8Array;

/** Of each kind of task: an upload never waits for a long packet. Of all who wait, half may be one caller's. */
const LIMITS: ThreadLimits = { threads: 1, waiting: 30, waitingOfOne: 15 };
/** Pixels and buffers lie outside of this and are limited by the area of a picture; typefaces and words lie inside. */
const HEAP_MB_MAX = 256;
const YOUNG_MB_MAX = 32;
/** The largest picture takes about a second on a machine that does nothing else. */
const CHECK_MS_MAX = 10_000;
/** The longest packet that passes every limit takes a few seconds. */
const DRAW_MS_MAX = 20_000;
/** 200,000 lines take a few seconds, and twice the memory of a packet. */
const STATEMENTS_MS_MAX = 30_000;
const STATEMENTS_HEAP_MB_MAX = 640;
const RETRY_AFTER_S = 10;

export type OpenForeignFiles = ForeignFiles & Readonly<{ stop: () => Promise<void> }>;

export function openForeignFiles(
  log: Logger,
  {
    checkMsMax = CHECK_MS_MAX,
    drawMsMax = DRAW_MS_MAX,
    statementsMsMax = STATEMENTS_MS_MAX,
    ...limits
  }: Partial<FileLimits> = {},
): OpenForeignFiles {
  const openPool = (maxOldGenerationSizeMb = HEAP_MB_MAX) => {
    const resourceLimits = { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: YOUNG_MB_MAX };
    return openThreadPool(() => startThread('file-reader', { resourceLimits }), { ...LIMITS, ...limits });
  };
  const pools = {
    check: openPool(),
    draw: openPool(),
    paper: openPool(),
    statements: openPool(STATEMENTS_HEAP_MB_MAX),
    mail: openPool(STATEMENTS_HEAP_MB_MAX),
  };
  const run = <Task extends FileTask>(caller: string, task: Task, msMax: number): Promise<FileAnswer<Task>> =>
    pools[task.do].run(caller, task, msMax).catch((error: unknown) => {
      if (error instanceof ThreadFailure && error.reason === 'busy')
        throw fail('rest_too_many_requests', { retry_after_s: RETRY_AFTER_S });
      log.warn({ err: error, task: task.do }, 'a foreign file could not be opened');
      throw error;
    }) as Promise<FileAnswer<Task>>; // The thread answers each task with its own kind.

  return {
    check: (caller, filename, content) =>
      // A copy: of a piece of a larger buffer, the whole would travel.
      run(caller, { do: 'check', filename, content: new Uint8Array(content) }, checkMsMax).catch(
        orElse((): CheckedFile => ({ problem: 'unreadable' })),
      ),
    draw: (caller, packet) =>
      run(caller, { do: 'draw', packet, words: packetPhrases() }, drawMsMax).catch(
        orElse(() => {
          throw fail('evidence_packet_failed');
        }),
      ),
    drawPaper: (caller, paper) => run(caller, { do: 'paper', paper, words: paperWords() }, drawMsMax),
    readStatements: (caller, content, answers) =>
      run(caller, { do: 'statements', content: new Uint8Array(content), answers }, statementsMsMax).catch(
        orElse((): BankFileRead => ({ ...TOO_HEAVY, sha256: '' })),
      ),
    openMail: (caller, content) =>
      run(caller, { do: 'mail', content: new Uint8Array(content) }, statementsMsMax).catch(orElse(() => [])),
    stop: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.stop()))),
  };
}

export type FileLimits = ThreadLimits &
  Readonly<{ checkMsMax: number; drawMsMax: number; statementsMsMax: number }>;

const TOO_HEAVY = { kind: 'refused', problem: 'too_heavy', line: null, encoding: '' } as const;

/** What a file did to its thread becomes an answer about the file; everything else stays what it is. */
const orElse =
  <Answer>(answer: () => Answer) =>
  (error: unknown): Answer => {
    if (error instanceof ThreadFailure) return answer();
    throw error;
  };
