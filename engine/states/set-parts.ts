import type { JSONSchema } from 'json-schema-to-ts';
import { generate } from './generate.ts';
import { isNullable, partAt, type Shape } from './shape.ts';
import { stateDay } from './source-classes.ts';
import type { FactClass, Making } from './state.ts';

interface Parts {
  /** The ref of the whole: `data.about`, `site`. */
  readonly prefix: string;
  readonly shape: Shape;
  readonly classes: Readonly<Record<string, FactClass>>;
  readonly seed: number;
}

/** A copy of a whole with its parts as their classes say; what comes with the whole is left as it is. */
export const setParts = (whole: unknown, { prefix, shape, classes, seed }: Parts): unknown => {
  let value = whole;
  for (const [ref, { make }] of Object.entries(classes)) {
    if (make.by === 'whole' || !ref.startsWith(`${prefix}.`)) continue;
    const path = ref.slice(prefix.length + 1).split('.');
    value = setPath(value, path, partValue(shape, path, make, seed));
  }
  return value;
};

/** What is required and may be null is null if it is absent; everything else is missing then. */
const partValue = (whole: Shape, path: readonly string[], make: Making, seed: number): unknown => {
  const name = path.at(-1) ?? '';
  const { properties = {}, required = [] } = partAt(whole, path.slice(0, -1))?.shape ?? {};
  const shape = properties[name] ?? {};
  switch (make.by) {
    case 'value':
      return make.value;
    case 'schema': {
      // A text is made as the field of an object: its name says what kind of text stands there.
      if (shape.type !== 'string')
        return generate(shape as JSONSchema, { seed, look: make.look, items: make.items, today: stateDay });
      const field = { type: 'object', required: [name], properties: { [name]: shape } } as JSONSchema;
      const made = generate(field, { seed, look: make.look, items: make.items, today: stateDay });
      return (made as Record<string, unknown>)[name];
    }
    default:
      return required.includes(name) && isNullable(shape) ? null : undefined;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of an object with another value at a path of properties; undefined takes the property away. */
const setPath = (whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const before = isRecord(whole) ? whole : {};
  const { [name]: old, ...others } = before;
  const next = setPath(old, rest, value);
  return next === undefined ? others : { ...before, [name]: next };
};
