/**
 * How Node starts a program of the server: from the bundle that `npm test` has made, as it is shipped, or else from its
 * sources, which a loader has to read and translate at every start.
 */
export const programWords = (name: string): readonly string[] =>
  process.env.COUNTINGHOUSE_BUILT ? [`dist/server/${name}.js`] : ['--import', 'tsx', `src/server/${name}.ts`];
