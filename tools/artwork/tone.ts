/** The same colour, a step into the shade. */
export function shade(colour: string, by = 0.82): string {
  const part = (at: number): string =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * by)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
