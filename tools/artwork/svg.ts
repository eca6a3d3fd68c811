export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel and keeps the drawings short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" ${more.includes('stroke-linecap') ? '' : 'stroke-linecap="round"'} ${more}/>`;

export const poly = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const group = (content: string, more = ''): string => `<g ${more}>${content}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A name for a clip or gradient that follows from what it holds, so equal drawings share it. */
function nameOf(content: string): string {
  let hash = 5381;
  for (let i = 0; i < content.length; i++) hash = (Math.imul(hash, 33) ^ content.charCodeAt(i)) >>> 0;
  return `d${hash.toString(36)}`;
}

/** Shows `content` only inside `shape`. */
export function clip(shape: string, content: string): string {
  const id = nameOf(shape);
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

export interface Gradient {
  readonly definition: string;
  readonly fill: string;
}

export function fade(stops: readonly Stop[], [x2, y2]: Point = [0, 1]): Gradient {
  const content = stopTags(stops);
  const id = nameOf(`${content}${x2},${y2}`);
  const from = `x1="${x2 < 0 ? 1 : 0}" y1="${y2 < 0 ? 1 : 0}" x2="${x2 < 0 ? 0 : x2}" y2="${y2 < 0 ? 0 : y2}"`;
  return { definition: `<linearGradient id="${id}" ${from}>${content}</linearGradient>`, fill: `url(#${id})` };
}

export function glow(stops: readonly Stop[]): Gradient {
  const content = stopTags(stops);
  const id = nameOf(`r${content}`);
  return { definition: `<radialGradient id="${id}">${content}</radialGradient>`, fill: `url(#${id})` };
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

export const toSvg = ({ width, height, content }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
