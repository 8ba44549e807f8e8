import { nodeProblem } from '#domain/running/node-versions.ts';
import { messageOf } from './database-errors.ts';

/** Runs a command and ends it with one sentence: what was done (exit code 0), or what was in the way (1). */
export async function tellOutcome(command: () => Promise<string>): Promise<void> {
  process.noDeprecation = true; // pg-copy-streams still reads two fields that pg warns about; nobody here can act on it.
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new Error(problem);
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error) || String(error)}\n`);
    process.exitCode = 1;
  }
}
