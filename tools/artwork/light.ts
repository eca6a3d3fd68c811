import { type Drawing, fade, glow, n, rect } from './svg.ts';

/**
 * The shadow a thing standing on `ground` throws: its own silhouette, leaning by `lean` and `reach` times as long.
 * A positive reach falls towards the viewer (light behind the thing), a negative one away from the viewer.
 */
export function castShadow(
  thing: string,
  options: { ground: number; lean: number; reach: number; colour: string; opacity?: number },
): string {
  const { ground, lean, reach, colour, opacity = 0.35 } = options;
  const shape = thing.replace(/#[0-9A-Fa-f]{6}/g, colour);
  const matrix = [1, 0, -lean, -reach, lean * ground, ground * (1 + reach)]
    .map((v) => Math.round(v * 1000) / 1000)
    .join(' ');
  return `<g opacity="${opacity}" transform="matrix(${matrix})">${shape}</g>`;
}

/** A thing together with its shadow. */
export function lit(thing: string, options: Parameters<typeof castShadow>[1]): string {
  return castShadow(thing, options) + thing;
}

/** A round glow of light, for a sun behind haze or a lamp. */
export function halo(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
  const light = glow([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.4],
    [1, colour, 0],
  ]);
  return `${light.definition}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${light.fill}"/>`;
}

/** A flat wash over the whole sheet, from one corner's colour to nothing. */
export function wash(
  drawing: Omit<Drawing, 'content'>,
  colour: string,
  opacity: number,
  to: readonly [number, number] = [0, 1],
): string {
  const veil = fade(
    [
      [0, colour, opacity],
      [1, colour, 0],
    ],
    to,
  );
  return veil.definition + rect(0, 0, drawing.width, drawing.height, veil.fill);
}
