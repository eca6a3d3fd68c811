import type { Leaf } from '#schemas/theme/conditions.ts';
import { optionsOf, type RefDomain, type SchemaObject } from '../refs/ref-domain.ts';

const kinds = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
const maxArrayLength = 2 ** 32 - 1;

interface Mentioned {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/**
 * A few values of a ref that stand for all: whatever it holds at a visit, one of these makes every leaf turn out
 * the same. Undefined among them stands for a ref that lacks.
 */
export const representativesOf = (domain: RefDomain, leaves: readonly Leaf[]): readonly unknown[] => {
  const operands = leaves
    .filter(({ ref }) => ref === domain.ref)
    .flatMap(({ value, values = [] }) => [value, ...values]);
  const mentioned: Mentioned = {
    texts: operands.filter((operand) => typeof operand === 'string'),
    numbers: operands.filter((operand) => typeof operand === 'number'),
  };
  const values = [...valuesOf(domain.schema, mentioned), ...domain.also].filter(
    (value) => typeof value !== 'string' || !domain.never.includes(value),
  );
  return domain.mayLack ? [undefined, ...values] : values;
};

const valuesOf = (schema: SchemaObject, mentioned: Mentioned): readonly unknown[] => {
  const options = optionsOf(schema);
  if (options) return options;
  if (schema.anyOf) return schema.anyOf.flatMap((form) => valuesOf(typeof form === 'object' ? form : {}, mentioned));
  const types = schema.type === undefined ? kinds : [schema.type].flat();
  return types.flatMap((type): readonly unknown[] => {
    switch (type) {
      case 'boolean':
        return [true, false];
      case 'integer':
      case 'number':
        return numbersOf(schema, mentioned.numbers, type === 'integer');
      case 'string':
        return textsOf(schema, mentioned.texts);
      case 'array':
        return lengthsOf(schema, mentioned.numbers).map((length) => new Array(length));
      case 'object':
        return (schema.required ?? []).length > 0 ? [{ present: true }] : [{ present: true }, {}];
      default:
        return [null];
    }
  });
};

/** Each text a leaf names, and one that none names. */
const textsOf = (
  { minLength = 0, maxLength = Infinity }: SchemaObject,
  named: readonly string[],
): readonly string[] => {
  const other = `${named.join('')}.`;
  return [...['', ...named].filter((text) => [...text].length >= minLength && [...text].length <= maxLength), other];
};

/** Each number a leaf or bound names, and one from every gap between them. */
const numbersOf = (schema: SchemaObject, named: readonly number[], whole: boolean): readonly number[] => {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((bound) => Number.isFinite(bound));
  const points = [...new Set([0, ...named, ...(bounds as number[])])].sort((a, b) => a - b);
  const candidates = points.flatMap((point, i) => {
    const step = Math.max(1, Math.abs(point));
    const next = points[i + 1] ?? point;
    return [point - step, Math.ceil(point) - 1, point, point / 2 + next / 2, Math.floor(point) + 1, point + step];
  });
  return [...new Set(candidates)].filter(
    (value) =>
      !Number.isNaN(value) &&
      (!whole || Number.isInteger(value)) &&
      value >= minimum &&
      value <= maximum &&
      value > (exclusiveMinimum ?? -Infinity) &&
      value < (exclusiveMaximum ?? Infinity),
  );
};

const lengthsOf = (
  { minItems = 0, maxItems = maxArrayLength }: SchemaObject,
  named: readonly number[],
): readonly number[] =>
  numbersOf({ minimum: minItems, maximum: Math.min(maxItems, maxArrayLength) }, [...named, 1], true);
