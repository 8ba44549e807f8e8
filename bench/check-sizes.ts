import { isOver, measureSizes } from './front-end-sizes.ts';

/** `npm run check` asks: does everything a browser fetches keep to its size? */
const sizes = measureSizes();
const over = sizes?.filter(isOver) ?? [];
for (const { name, kb, most } of over) console.log(`${name}: ${kb.toFixed(2)} kB of ${most} kB`);
if (!sizes) console.log('The browser files are not built.');
process.exit(sizes && over.length === 0 ? 0 : 1);
