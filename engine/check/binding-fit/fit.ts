import type { JSONSchema } from 'json-schema-to-ts';
import type { Binding } from '#schemas/theme/theme.ts';
import { namedFormats } from '../../formats.ts';
import { applyCut, cutOf } from '../../schema/cut.ts';
import { proveSubset } from '../../schema/prove-subset.ts';
import type { ValuePath } from '../../schema/schema.ts';
import { takes } from '../../schema/takes.ts';
import { say } from '../../schema/words.ts';
import { show } from '../words.ts';

/** Why something does not fit: a half sentence, and what is wanted and given there. */
export interface Misfit {
  readonly why: string;
  readonly expected: string;
  readonly actual: string;
}

/** Where the value goes: bound data is cut down to its schema, a source's param is not. */
export interface Place {
  readonly wanted: JSONSchema;
  readonly projected: boolean;
}

/** Proves that all a ref may give, where it gives something, fits. */
export const misfitOf = (given: JSONSchema, { wanted, projected }: Place): Misfit | undefined => {
  const result = proveSubset(given, wanted, { projected, present: true, formats: namedFormats });
  if (result.ok) return undefined;
  const { path, why, counterexample, source, target } = result;
  const said = counterexample === undefined || (path.length === 0 && why.endsWith(` ${show(counterexample)}`));
  const example = said ? '' : `, as in ${show(counterexample)}`;
  const [expected, actual] = [say(target), say(source)];
  return {
    why: `${formatValuePath(path)}${why}${example}`,
    expected,
    // Described by the same words: only the clause distinguishes them.
    actual: actual === expected ? why : actual,
  };
};

/** What stands in is given as it is written, and cut down where the source did answer. */
export const fallbackMisfit = (
  { fallback }: Pick<Binding, 'fallback'>,
  { wanted, projected }: Place,
): Misfit | undefined => {
  if (fallback === undefined) return undefined;
  const cut = projected ? applyCut(cutOf(wanted), fallback) : fallback;
  if ([fallback, cut].every((value) => takes(wanted, value, namedFormats) === 'yes')) return undefined;
  return { why: `it is ${show(fallback)}`, expected: say(wanted), actual: show(fallback) };
};

const formatValuePath = (path: ValuePath): string => {
  if (path.length === 0) return '';
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `at ${text.startsWith('.') ? text.slice(1) : text} `;
};
