import { ink } from './palette.ts';
import type { Sitter } from './portraits.ts';

const warm = { paper: ink.cream, arch: '#F2B28A' } as const;
const gold = { paper: '#FFE9B8', arch: ink.marigold } as const;
const cool = { paper: '#DDEFE4', arch: '#7DB9AC' } as const;
const rosy = { paper: '#FBE3D6', arch: '#D98672' } as const;
const leafy = { paper: '#EDF2D2', arch: '#A5BF72' } as const;
const lilac = { paper: '#F0E3EA', arch: '#B48AA4' } as const;

/** Who sits for which picture. */
export const sitters: Readonly<Record<string, Sitter>> = {
  'message-1': {
    seed: 1,
    skin: 1,
    hair: 'bun',
    clothes: 'saree',
    cloth: ink.teal,
    adult: true,
    glasses: true,
    ...warm,
  },
  'message-2': {
    seed: 2,
    skin: 2,
    hair: 'grey',
    clothes: 'kurta',
    cloth: ink.cream,
    adult: true,
    moustache: true,
    glasses: true,
    ...cool,
  },
  'testimonial-1': {
    seed: 11,
    skin: 2,
    hair: 'bun',
    clothes: 'dupatta',
    cloth: ink.gulmohar,
    adult: true,
    ribbon: ink.marigold,
    ...gold,
  },
  'testimonial-2': {
    seed: 12,
    skin: 3,
    hair: 'short',
    clothes: 'shirt',
    cloth: ink.lagoon,
    adult: true,
    moustache: true,
    ...rosy,
  },
  'testimonial-3': {
    seed: 13,
    skin: 0,
    hair: 'hood',
    clothes: 'kurta',
    cloth: ink.plum,
    adult: true,
    ribbon: '#8E5A7C',
    ...leafy,
  },
  'testimonial-4': {
    seed: 14,
    skin: 1,
    hair: 'turban',
    clothes: 'shirt',
    cloth: ink.sand,
    adult: true,
    beard: true,
    ribbon: ink.ember,
    ...cool,
  },
  'testimonial-5': {
    seed: 15,
    skin: 4,
    hair: 'bob',
    clothes: 'dupatta',
    cloth: ink.amber,
    adult: true,
    glasses: true,
    ...lilac,
  },
  'testimonial-6': {
    seed: 16,
    skin: 1,
    hair: 'short',
    clothes: 'shirt',
    cloth: ink.gulmohar,
    adult: true,
    beard: true,
    glasses: true,
    ...gold,
  },
  'topper-1': { seed: 21, skin: 2, hair: 'plaits', clothes: 'pinafore', cloth: ink.teal, ...gold },
  'topper-2': { seed: 22, skin: 3, hair: 'short', clothes: 'uniform', cloth: ink.teal, glasses: true, ...cool },
  'topper-3': { seed: 23, skin: 0, hair: 'bob', clothes: 'pinafore', cloth: ink.teal, glasses: true, ...rosy },
  'topper-4': { seed: 24, skin: 1, hair: 'short', clothes: 'uniform', cloth: ink.teal, ...leafy },
  'birthday-1': {
    seed: 31,
    skin: 1,
    hair: 'plaits',
    clothes: 'pinafore',
    cloth: ink.teal,
    ribbon: ink.marigold,
    ...lilac,
  },
  'birthday-2': { seed: 32, skin: 2, hair: 'turban', clothes: 'uniform', cloth: ink.teal, ribbon: ink.teal, ...warm },
  'birthday-3': { seed: 33, skin: 4, hair: 'bob', clothes: 'pinafore', cloth: ink.teal, ...gold },
  'birthday-4': { seed: 34, skin: 0, hair: 'short', clothes: 'uniform', cloth: ink.teal, ...cool },
};
