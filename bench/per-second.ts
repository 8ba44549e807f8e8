/** So many at a time, each begun as soon as one before has ended, for so long; what is begun by then is waited for and counted. */
export async function perSecond(
  together: number,
  once: () => Promise<unknown>,
  forMs: number,
): Promise<number> {
  let done = 0;
  const began = performance.now();
  const worker = async () => {
    while (performance.now() - began < forMs) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return (done * 1000) / (performance.now() - began);
}
