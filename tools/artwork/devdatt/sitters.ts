import { ink } from '../palette.ts';
import type { Sitter } from '../portraits.ts';
import { tone } from './inks.ts';

const navy = { paper: '#E3E4E8', arch: '#8890A6' } as const;
const stone = { paper: '#EBDDD2', arch: '#B98A74' } as const;
const buff = { paper: '#F1EBDF', arch: '#CDB58C' } as const;
const slate = { paper: '#E6E8E4', arch: '#8D9A8A' } as const;
const wine = { paper: '#EEDFE0', arch: '#A8737C' } as const;

const pupil = { clothes: 'uniform', cloth: tone.navy } as const;

/** Who sits for which picture. */
export const sitters: Readonly<Record<string, Sitter>> = {
  'message-1': {
    seed: 41,
    skin: 1,
    hair: 'silver',
    clothes: 'saree',
    cloth: tone.oxblood,
    adult: true,
    glasses: true,
    ...navy,
  },
  'message-2': {
    seed: 42,
    skin: 2,
    hair: 'grey',
    clothes: 'shirt',
    cloth: '#55607A',
    adult: true,
    moustache: true,
    ...buff,
  },
  'message-3': { seed: 43, skin: 3, hair: 'bun', clothes: 'saree', cloth: '#3E5A52', adult: true, ...stone },
  'topper-1': { seed: 51, skin: 2, hair: 'plaits', ...pupil, ...buff },
  'topper-2': { seed: 52, skin: 1, hair: 'short', ...pupil, glasses: true, ...navy },
  'topper-3': { seed: 53, skin: 4, hair: 'bob', ...pupil, ...stone },
  'topper-4': { seed: 54, skin: 0, hair: 'turban', ...pupil, ribbon: ink.teal, ...slate },
  'topper-5': { seed: 55, skin: 3, hair: 'pony', ...pupil, glasses: true, ...wine },
  'topper-6': { seed: 56, skin: 2, hair: 'short', ...pupil, ...buff },
  'topper-7': { seed: 57, skin: 1, hair: 'bob', ...pupil, glasses: true, ...navy },
  'topper-8': { seed: 58, skin: 3, hair: 'short', ...pupil, ...stone },
  'testimonial-1': {
    seed: 61,
    skin: 1,
    hair: 'bun',
    clothes: 'dupatta',
    cloth: '#4A5A78',
    adult: true,
    glasses: true,
    ...wine,
  },
  'testimonial-2': {
    seed: 62,
    skin: 3,
    hair: 'short',
    clothes: 'shirt',
    cloth: tone.stoneDeep,
    adult: true,
    moustache: true,
    ...slate,
  },
  'testimonial-3': { seed: 63, skin: 2, hair: 'bob', clothes: 'kurta', cloth: tone.navy, adult: true, ...buff },
  'testimonial-4': {
    seed: 64,
    skin: 1,
    hair: 'turban',
    clothes: 'shirt',
    cloth: tone.shirt,
    adult: true,
    beard: true,
    ribbon: tone.oxblood,
    ...navy,
  },
  'testimonial-5': {
    seed: 65,
    skin: 0,
    hair: 'short',
    clothes: 'kurta',
    cloth: '#8C6A4E',
    adult: true,
    glasses: true,
    beard: true,
    ...stone,
  },
};
