import type { SourceContract } from '#schemas/sources/define.ts';
import type { Loaded } from '../data/load.ts';
import { generate } from './generate.ts';
import type { TextVariety } from './look.ts';
import { hasPictures, isNullable, type Shape, solid } from './shape.ts';
import type { FactClass, Making } from './state.ts';

/** The date at the schools of generated states. */
export const stateDay = '2026-09-15';
const manyItems = 6;
const ordinary = { look: 'full', items: manyItems } as const;

const bySchema = (name: string, look: TextVariety, items: number, kind: FactClass['kind'] = 'look'): FactClass => ({
  name,
  kind,
  make: { by: 'schema', look, items },
});
export const failedClass: FactClass = { name: 'failed', kind: 'logic', make: { by: 'failure' } };

/** Every way the answer of a source can be, by its result's schema; the first is the ordinary one. */
export const sourceClasses = ({ result }: Pick<SourceContract, 'result'>): readonly FactClass[] => {
  const shape = result as Shape;
  const { type, required = [] } = solid(shape);
  const isList = type === 'array';
  const looks: readonly TextVariety[] = [
    'longest',
    'devanagari',
    'urdu',
    ...(hasPictures(shape) ? (['no-images'] as const) : []),
    'html-in-text',
  ];
  return [
    bySchema(isList ? 'many' : 'full', 'full', manyItems, 'logic'),
    ...(isList ? [bySchema('one', 'full', 1)] : []),
    ...(isList || isNullable(shape) || (type === 'object' && required.length === 0)
      ? [{ name: 'empty', kind: 'logic', make: { by: 'absence' } } as const]
      : []),
    failedClass,
    ...(isList ? [bySchema('two-hundred', 'full', 200)] : []),
    bySchema('least', 'least', manyItems),
    ...looks.map((look) => bySchema(look, look, manyItems)),
  ];
};

/** What a source gives that has nothing to give. */
const emptyOf = (shape: Shape): unknown => {
  if (isNullable(shape)) return null;
  return solid(shape).type === 'array' ? [] : {};
};

export const answerOf = ({ result }: Pick<SourceContract, 'result'>, make: Making, seed: number): Loaded => {
  if (make.by === 'failure') {
    return { ok: false, reason: 'failed', error: new Error('This state makes the source fail.'), ms: 0 };
  }
  if (make.by === 'absence') return { ok: true, value: emptyOf(result as Shape), ms: 0 };
  if (make.by === 'value') return { ok: true, value: make.value, ms: 0 };
  const { look, items } = make.by === 'schema' ? make : ordinary;
  return { ok: true, value: generate(result, { seed, look, items, today: stateDay }), ms: 0 };
};

/** Names by which people ask for a class: how slow an answer is, its loader decides. */
const ordinaryNames: ReadonlySet<string> = new Set(['slow', 'many', 'full']);

/**
 * The answer of a source in one of its classes, by name; `failing` is `failed`, and `slow` the ordinary answer.
 * A source that gives no list has one answer for `many` and `one`. Throws for a class that the source does not have.
 */
export const answerFor = (
  contract: Pick<SourceContract, 'name' | 'result'>,
  className: string,
  seed: number,
): Loaded => {
  const classes = sourceClasses(contract);
  const isList = classes.some(({ name }) => name === 'one');
  const wanted = className === 'failing' ? 'failed' : className;
  const found =
    ordinaryNames.has(wanted) || (wanted === 'one' && !isList)
      ? classes[0]
      : classes.find(({ name }) => name === wanted);
  if (found) return answerOf(contract, found.make, seed);
  const names = classes.map(({ name }) => name).join(', ');
  throw new RangeError(`The source "${contract.name}" is never "${className}". It can be: ${names}, failing, slow.`);
};
