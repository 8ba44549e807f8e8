import { eitherOf, figureOf, listedOf, pluralOf } from '#languages/kit/speech.ts';

export const plural = pluralOf('pt-BR');
export const listed = listedOf('pt-BR');
export const either = eitherOf('pt-BR');
export const figure = figureOf('pt-BR');
