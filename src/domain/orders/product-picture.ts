/** Lines of a drawing of 64 by 48: our own, one for each kind of thing that is sold. */
const DRAWINGS = {
  notebook:
    'M20 8h24a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H20zM20 8v32M26 8v32M32 17h9M32 23h9M16 14h6M16 24h6M16 34h6',
  pen: 'M14 38l4-12L42 6l8 8-24 20zM18 26l8 8M38 10l8 8M14 38l7-7',
  pencil: 'M10 34l28-24 8 9-28 24-10 1zM38 10l4-4a3 3 0 0 1 4 0l4 5a3 3 0 0 1-1 4l-3 4M12 36l5 6',
  ink: 'M26 8h12v8h-12zM24 16h16l6 8v16H18V24zM18 30h28M32 33c-2 3-3 4-3 5a3 3 0 0 0 6 0c0-1-1-2-3-5z',
  paper: 'M18 6h20l8 8v28H18zM38 6v8h8M24 20h16M24 26h16M24 32h10',
  card: 'M10 12h44v26H10zM10 12l22 16 22-16',
  box: 'M12 16l20-8 20 8v18l-20 8-20-8zM12 16l20 8 20-8M32 24v18M22 12l20 8',
  bag: 'M16 18h32l3 24H13zM24 22v-8a8 8 0 0 1 16 0v8',
  lamp: 'M26 6h12l8 16H18zM32 22v16M22 42h20M27 42l5-4 5 4',
  desk: 'M8 18h48v5H8zM12 23v19M52 23v19M34 23v10h18',
  chair: 'M22 6h20v18H22zM20 24h24v5H20zM22 29v13M42 29v13M22 36h20',
  shelf: 'M12 8h40v32H12zM12 19h40M12 30h40M18 12v7M22 12v7M40 23v7M26 34v6',
  mug: 'M16 12h24v22a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6zM40 17h6a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-6M22 6v3M28 5v4M34 6v3',
  pot: 'M18 24h28l-4 18H22zM16 19h32v5H16zM32 19c0-8-5-11-11-12 0 7 4 11 11 12zm0-3c0-5 4-8 10-9 0 6-3 9-10 9',
  candle: 'M22 20h20v22H22zM32 20v-5M32 4c-4 5-5 6-5 8a5 5 0 0 0 10 0c0-2-1-3-5-8z',
  clock: 'M32 6a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM32 13v11l7 5M32 8v2M32 38v2M16 24h2M46 24h2',
  paint:
    'M32 7c-12 0-20 8-20 17s8 17 18 17c4 0 4-3 3-5-2-4 0-6 4-6h7c5 0 8-3 8-8 0-9-9-15-20-15zM22 20h2M30 14h2M40 17h2M19 29h2',
  tool: 'M8 18h48v12H8zM14 18v5M20 18v8M26 18v5M32 18v8M38 18v5M44 18v8M50 18v5',
  apron: 'M24 8h16l2 12 6 4v18H16V24l6-4zM24 8c0 6 16 6 16 0M26 30h12v7H26z',
  thing: 'M14 14h36v24H14zM14 14l6-6h36l-6 6M50 38l6-6V8',
} as const;
export type ProductPicture = keyof typeof DRAWINGS;

/** The first that is meant: a pen case is a bag for pens, and a letter box holds letters. */
const WORDS: readonly (readonly [RegExp, ProductPicture])[] = [
  [/\bdesk (organi[sz]er|pad)|tray|pen case|tin\b|sealing wax|letter box|studio box|letterpress$/, 'box'],
  [/cutting mat|\brule\b|sharpener|bookbinding|tablet stand|easel/, 'tool'],
  [/notebook|planner|album/, 'notebook'],
  [/\bink\b/, 'ink'],
  [/pencil|eraser|brush markers/, 'pencil'],
  [/watercolou?r|pastel|brush|tape/, 'paint'],
  [/\bpens?\b|rollerball/, 'pen'],
  [/envelope|\bcards?\b/, 'card'],
  [/planter/, 'pot'],
  [/paper|calendar/, 'paper'],
  [/bag\b|satchel|briefcase/, 'bag'],
  [/lamp/, 'lamp'],
  [/clock/, 'clock'],
  [/chair/, 'chair'],
  [/shelf|chest/, 'shelf'],
  [/desk/, 'desk'],
  [/mug/, 'mug'],
  [/candle/, 'candle'],
  [/apron/, 'apron'],
];

export const productPicture = (name: string): ProductPicture =>
  WORDS.find(([words]) => words.test(name.toLowerCase()))?.[1] ?? 'thing';

/** The lines to draw for a product of this name. */
export const drawingOf = (name: string): string => DRAWINGS[productPicture(name)];
