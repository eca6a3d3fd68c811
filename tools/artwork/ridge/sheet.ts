import type { Drawing } from '../svg.ts';
import type { Figure } from './figures.ts';
import { hill } from './inks.ts';

/** A scene from its parts, the farthest first. */
export const sheet = (width: number, height: number, parts: readonly string[]): Drawing => ({
  width,
  height,
  content: parts.join(''),
});

/** Crowns of broad trees in the light and in the shade. */
export const green = [hill.fir, hill.fern, hill.leaf] as const;
export const dark = [hill.pine, hill.moss, hill.fern] as const;

export const coats = [hill.clay, hill.pine, hill.lime, hill.lake, hill.snow, hill.rust, hill.fern] as const;
const heads = ['long', 'short', 'bun', 'cap'] as const;

/** The next of a crowd, never twice the same next to each other. */
export const someone = (index: number): Pick<Figure, 'coat' | 'skin' | 'hair'> => ({
  coat: coats[index % coats.length] ?? hill.clay,
  skin: (index * 3 + 1) % 5,
  hair: heads[index % heads.length] ?? 'short',
});
