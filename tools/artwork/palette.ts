/** The inks of the demo artwork. Scenes mix only these, so that all pictures belong to one book. */
export const ink = {
  gulmohar: '#AE3317',
  ember: '#D9532C',
  coral: '#EE7F55',
  marigold: '#F7B733',
  amber: '#E8951E',
  lemon: '#FFD966',
  ivory: '#FFFBF4',
  cream: '#FFF0DA',
  sand: '#F3D9B1',
  clay: '#DDA877',
  terracotta: '#C2643F',
  brick: '#94432A',
  teal: '#0B6464',
  deepTeal: '#07403F',
  lagoon: '#3C9089',
  mist: '#A9CFC4',
  brown: '#2A1A12',
  bark: '#5A3826',
  trunk: '#7B4E34',
  leafDark: '#1F4A34',
  leaf: '#3B7241',
  leafMid: '#6A9A48',
  leafLight: '#A8BF57',
  plum: '#4A2740',
  dusk: '#7C4766',
  rose: '#F0B7A0',
  blush: '#F9D8C4',
  slate: '#5C7B78',
  rain: '#8FAEA4',
  night: '#14293A',
} as const;

export const skinTones = ['#F0C39A', '#D99B6C', '#B97748', '#96592F', '#6F3F22'] as const;

export const hairTones = ['#23150F', '#2E1B14', '#3A241A'] as const;

/** Looks up one entry of a list, wrapping round, so that indexes never fall off it. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('pick: the list is empty');
  return item;
}
