import type { SectionEnv } from '#engine/section.ts';
import { fill } from './fill.ts';

/** A string of the section's own, with `{name}` replaced by the values. */
export const say = (env: SectionEnv, key: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = Object.hasOwn(env.strings, key) ? (env.strings[key] ?? '') : '';
  return fill(text, values);
};

/** As `say`, with `<key>One` for exactly one. Both strings name the number `{n}`. */
export const formatCount = (env: SectionEnv, key: string, n: number): string =>
  say(env, n === 1 ? `${key}One` : key, { n });
