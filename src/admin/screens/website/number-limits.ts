/** What a theme takes of a number. */
export interface NumberLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** The number, or the nearest that is taken. */
export const withinLimits = (value: number, { minimum, maximum }: NumberLimits): number =>
  Math.min(maximum ?? Number.POSITIVE_INFINITY, Math.max(minimum ?? Number.NEGATIVE_INFINITY, value));
