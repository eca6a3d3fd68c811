import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Shape } from './shape.ts';
import type { FactClass } from './state.ts';

interface Values {
  readonly shape: Shape;
  readonly leaves: readonly Leaf[];
  /** The class of the base state. */
  readonly base: FactClass;
  readonly optional: boolean;
  readonly decides: boolean;
  /** Values beside those of the schema and the conditions. */
  readonly also?: readonly unknown[];
}

/** Names of classes that are no values: a text of that name is quoted. */
const reserved: ReadonlySet<unknown> = new Set(['present', 'absent', 'another', 'failed']);
const nameOf = (value: unknown): string => (reserved.has(value) ? JSON.stringify(value) : String(value));

export const valueClass = (value: unknown, decides: boolean, name = nameOf(value)): FactClass => ({
  name,
  kind: decides ? 'logic' : 'look',
  make: { by: 'value', value },
});

export const absentClass = (decides: boolean): FactClass => ({
  name: 'absent',
  kind: decides ? 'logic' : 'look',
  make: { by: 'absence' },
});

/** What is there where nothing else is said of it. */
export const presentClass = (decides: boolean): FactClass => ({
  name: 'present',
  kind: decides ? 'logic' : 'look',
  make: { by: 'whole' },
});

/**
 * The classes of a ref that gives one value: those of its schema, those that the conditions compare it with,
 * a value apart from all of these, and its absence. Each leaf over it is true in one of them and false in another,
 * as far as the schema allows.
 */
export const valueClasses = (values: Values): readonly FactClass[] => {
  const { shape, leaves, base, optional, decides, also = [] } = values;
  const candidates = [
    ...(shape.type === 'boolean' ? [true, false] : (shape.enum ?? [])).map((value) => valueClass(value, decides)),
    ...[...leaves.flatMap(operandsOf), ...also]
      .filter((value) => fits(shape, value))
      .map((value) => valueClass(value, decides)),
    ...thresholdsOf(leaves).flatMap((n) => thresholdClasses(shape, n)),
  ];
  const classes = distinct([base, ...candidates]);
  const given = classes.flatMap(({ make }) => (make.by === 'value' ? [make.value] : []));
  // What comes with the whole may be the very value that is requested.
  const isStuck = !optional && leaves.some((leaf) => isAlways(leaf, given));
  const apart = isStuck ? apartFrom(shape, given) : undefined;
  return [
    ...classes,
    ...(apart === undefined ? [] : [valueClass(apart, decides, 'another')]),
    ...(optional && base.make.by !== 'absence' ? [absentClass(decides)] : []),
  ];
};

export const operandsOf = ({ op, value, values }: Leaf): readonly unknown[] => {
  if (op === 'equals' || op === 'notEquals') return value === undefined ? [] : [value];
  return op === 'in' || op === 'notIn' ? (values ?? []) : [];
};

export const thresholdsOf = (leaves: readonly Leaf[]): readonly number[] => [
  ...new Set(leaves.flatMap(({ op, value }) => (op === 'atLeast' || op === 'lessThan' ? [Number(value)] : []))),
];

const thresholdClasses = (shape: Shape, n: number): readonly FactClass[] => {
  if (shape.type === 'array') return lengthClasses(n);
  const whole = Math.ceil(n);
  return [
    ...(fits(shape, whole) ? [valueClass(whole, true, `at ${n}`)] : []),
    ...(fits(shape, whole - 1) ? [valueClass(whole - 1, true, `below ${n}`)] : []),
  ];
};

/** A list at a threshold and one below it; a list of none is `empty`, or absent. */
export const lengthClasses = (n: number): readonly FactClass[] => {
  const whole = Math.ceil(n);
  const ofLength = (items: number, name: string): readonly FactClass[] =>
    items < 1 ? [] : [{ name, kind: 'logic', make: { by: 'schema', look: 'full', items } }];
  return [...ofLength(whole, `at ${n}`), ...ofLength(whole - 1, `below ${n}`)];
};

const fits = ({ type, enum: options, minimum = -Infinity, maximum = Infinity }: Shape, value: unknown): boolean => {
  if (options) return options.includes(value);
  if (type === 'integer' || type === 'number') {
    return (
      typeof value === 'number' &&
      value >= minimum &&
      value <= maximum &&
      (type === 'number' || Number.isInteger(value))
    );
  }
  return type === typeof value;
};

/** Whether no value of a list makes a difference to a comparison. */
const isAlways = (leaf: Leaf, given: readonly unknown[]): boolean => {
  const operands = operandsOf(leaf);
  return operands.length > 0 && given.every((value) => operands.includes(value));
};

/** Texts of formats, where any word would not do. */
const others: ReadonlyMap<string, readonly string[]> = new Map([
  ['date', ['2026-12-25', '2026-12-26']],
  ['local-time', ['09:45', '10:15']],
  ['local-date-time', ['2026-12-25T09:30', '2026-12-26T09:30']],
  ['locale', ['hi', 'ur']],
]);

const apartFrom = (shape: Shape, given: readonly unknown[]): unknown => {
  if (shape.enum) return undefined;
  if (shape.type === 'string') {
    const texts = others.get(shape.format ?? '') ?? ['another', 'yet another'];
    return texts.find((text) => !given.includes(text));
  }
  const numbers = given.filter((value) => typeof value === 'number');
  return [Math.max(...numbers) + 1, Math.min(...numbers) - 1].find((value) => fits(shape, value));
};

/** One class a name and one a value, the first of each. */
const distinct = (classes: readonly FactClass[]): readonly FactClass[] => {
  const seen = new Set<string>();
  return classes.filter(({ name, make }) => {
    const keys = [name, JSON.stringify(make)];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
};
