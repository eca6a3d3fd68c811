import { ink } from '../palette.ts';

/** The inks of the Devdatt Collegiate School: red and buff sandstone, slate, lamplight under an overcast sky. */
export const tone = {
  stone: '#A5553F',
  stoneLit: '#BD6C52',
  stoneDeep: '#84402F',
  stoneDark: '#5F2B26',
  buff: '#DCC7A3',
  buffDeep: '#B89D75',
  recess: '#33222C',
  lamp: '#F2D391',
  ember: '#D9A24E',
  brass: '#C79A3B',
  oxblood: '#6F1526',
  navy: '#1B2540',
  slate: '#4B546B',
  slateDeep: '#363E54',
  skyHigh: '#75839C',
  sky: '#A3ACBA',
  skyLow: '#D8CFC4',
  cloud: '#C2C6CC',
  lawn: '#77865F',
  lawnDeep: '#5C6B4C',
  path: '#CDBFA6',
  pathDeep: '#AE9F86',
  paper: '#F4EFE4',
  rule: '#B9C1D0',
  shirt: '#EFEBE2',
  wood: '#5B3A2B',
  woodLit: '#7D5440',
  woodDark: '#3C251D',
  board: '#25443C',
} as const;

const pairs: readonly (readonly [string, string])[] = [
  [ink.gulmohar, tone.oxblood],
  [ink.ember, '#93483C'],
  [ink.coral, '#B07460'],
  [ink.marigold, tone.brass],
  [ink.amber, tone.brass],
  [ink.lemon, tone.lamp],
  [ink.teal, tone.navy],
  [ink.deepTeal, '#141B30'],
  [ink.lagoon, tone.slate],
  [ink.terracotta, tone.stone],
  [ink.brick, tone.stoneDeep],
  [ink.clay, tone.woodLit],
  [ink.bark, tone.woodDark],
  [ink.trunk, tone.wood],
  [ink.plum, '#2E2436'],
  [ink.dusk, '#565068'],
  [ink.ivory, tone.paper],
  [ink.cream, '#EADFCB'],
  [ink.leafDark, '#2F3D31'],
  [ink.leaf, '#4C5C42'],
  [ink.leafMid, '#6B7A55'],
  [ink.leafLight, '#96A071'],
  ['#FFF3DF', tone.shirt],
  ['#FFF8EA', tone.shirt],
];
const printed = new Map(pairs);

/** The kit's figures and things, printed in this school's inks. */
export const inked = (drawing: string): string =>
  drawing.replace(/#[0-9A-F]{6}/g, (colour) => printed.get(colour) ?? colour);
