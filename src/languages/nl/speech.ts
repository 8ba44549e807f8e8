import { speechOf } from '#languages/kit/speech.ts';

export const { plural, listed, either, figure } = speechOf('nl');
