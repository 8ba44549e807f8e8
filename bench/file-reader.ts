import { download } from './export-rate.ts';

/** Somebody else's browser: reads one file after the other as fast as they come, in a process of its own. */
export type Wanted = Readonly<{
  address: string;
  headers: Readonly<Record<string, string>>;
  resource: string;
}>;

process.on('message', async ({ resource, ...server }: Wanted) => {
  await download(server, { resource });
  process.send?.('read');
});
process.on('disconnect', () => process.exit());
