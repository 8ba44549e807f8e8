const LOOK_MS = 300;
/** What never stands, because its server does not answer, keeps the rest no longer. */
const LATEST_MS = 15_000;

let calm: Promise<void> = Promise.resolve();

/** What the first screen can do without begins once it stands: it would share a slow line with it, and a slow machine. */
export const whenCalm = (): Promise<void> => calm;

/** Called once by the application, which knows when its first screen stands. */
export function calmOnce(stands: () => boolean): void {
  calm = new Promise((resolve) => {
    const look = () => (stands() || performance.now() > LATEST_MS ? resolve() : setTimeout(look, LOOK_MS));
    setTimeout(look, LOOK_MS);
  });
}
