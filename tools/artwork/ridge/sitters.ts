import { hill } from './inks.ts';
import type { Sitter } from './portraits.ts';

const mint = { ground: '#CFE6DB', vein: '#B5D6C6' } as const;
const lime = { ground: '#DDF3A6', vein: '#C6E588' } as const;
const clay = { ground: '#EFC0A4', vein: '#F6D5C0' } as const;
const sea = { ground: '#A9D0D2', vein: '#C3E0E0' } as const;
const dawn = { ground: '#F6DFBE', vein: '#EBCD9F' } as const;
const moss = { ground: '#7FB09C', vein: '#9BC4B2' } as const;

/** Who sits for which tall picture. */
export const tall: Readonly<Record<string, Sitter>> = {
  'message-1': { skin: 2, hair: 'bun', coat: hill.clay, dress: 'saree', glasses: true, seed: 3.1, ...mint },
  'message-2': { skin: 1, hair: 'crop', tone: '#C9C6BF', coat: hill.pine, dress: 'blazer', seed: 6.8, ...sea },
  'topper-1': { skin: 2, hair: 'long', coat: hill.pine, dress: 'blazer', ...lime },
  'topper-2': { skin: 1, hair: 'crop', coat: hill.pine, dress: 'blazer', glasses: true, ...clay },
  'topper-3': { skin: 3, hair: 'curls', coat: hill.pine, dress: 'blazer', ...sea },
  'topper-4': { skin: 0, hair: 'bob', coat: hill.pine, dress: 'blazer', glasses: true, ...dawn },
  'topper-5': { skin: 4, hair: 'crop', coat: hill.pine, dress: 'blazer', ...mint },
  'topper-6': { skin: 1, hair: 'turban', tone: hill.clay, coat: hill.pine, dress: 'blazer', ...moss },
};

/** Who sits for which small square. */
export const small: Readonly<Record<string, Sitter>> = {
  'testimonial-1': { skin: 1, hair: 'long', coat: hill.lake, dress: 'saree', ...dawn },
  'testimonial-2': { skin: 3, hair: 'crop', coat: hill.rust, dress: 'shirt', beard: true, ...mint },
  'testimonial-3': { skin: 0, hair: 'curls', tone: '#5B3A26', coat: hill.fern, dress: 'jumper', ...lime },
  'testimonial-4': { skin: 2, hair: 'scarf', tone: hill.dusk, coat: hill.dusk, dress: 'shirt', ...clay },
  'testimonial-5': {
    skin: 2,
    hair: 'bald',
    coat: hill.snow,
    dress: 'shirt',
    glasses: true,
    beard: true,
    tone: '#C9C6BF',
    ...moss,
  },
  'testimonial-6': { skin: 4, hair: 'bob', coat: hill.clay, dress: 'jumper', ...sea },
};
