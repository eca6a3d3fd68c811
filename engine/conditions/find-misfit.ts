import type { Leaf } from '#schemas/theme/conditions.ts';
import { describeSchema } from '../refs/describe-domain.ts';
import { describeRef, optionsOf, type SchemaObject } from '../refs/ref-domain.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import type { Path } from '../text/document.ts';

/** What of a leaf its ref can never be compared with. */
export interface Misfit {
  /** From the leaf. */
  readonly path: Path;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  /** The texts that would be right, where they are a closed set. */
  readonly candidates: readonly string[];
  /** The text that is none of them. */
  readonly word?: string;
}

/**
 * The first operand of a leaf, or its op, that lies outside of what the ref is in every one of the templates; undefined
 * where all fit. A threshold that is never or always reached is no misfit.
 */
export const findMisfit = (leaf: Leaf, scopes: readonly RefScope[]): Misfit | undefined => {
  const found = scopes.map((scope) => findMisfitIn(leaf, scope));
  return found.every((misfit) => misfit !== undefined) ? found[0] : undefined;
};

const findMisfitIn = (leaf: Leaf, scope: RefScope): Misfit | undefined => {
  const { ref, op } = leaf;
  const domain = describeRef(ref, scope);
  if (!domain || op === 'present' || op === 'absent') return undefined;
  const { schema, also } = domain;
  const said = { expected: describeSchema(schema), candidates: textsOf(schema) };
  const size = op === 'atLeast' || op === 'lessThan';
  const kinds = size ? ['integer', 'number', 'array'] : ['string', 'integer', 'number', 'boolean'];
  if (!canBe(schema, kinds) && also.length === 0) {
    return {
      path: ['op'],
      message: `"${ref}" is ${said.expected}: "${op}" ${size ? 'counts a list or compares a number' : 'compares a text, a number, true or false'}.`,
      expected: size
        ? 'a ref on a number or a list'
        : `"present"${canBe(schema, ['array']) ? ', "atLeast"' : ''} or their opposites`,
      actual: op,
      candidates: [],
    };
  }
  if (size) return undefined;
  const operands: readonly [Path, unknown][] =
    op === 'equals' || op === 'notEquals'
      ? [[['value'], leaf.value]]
      : (leaf.values ?? []).map((value, i) => [['values', i], value]);
  const wrong = operands.find(([, value]) => !admits(schema, value) && !also.includes(value));
  if (!wrong) return undefined;
  const [path, value] = wrong;
  const actual = JSON.stringify(value);
  return {
    path,
    message: `"${ref}" is never ${actual}: it is ${said.expected}.`,
    actual,
    ...said,
    ...(typeof value === 'string' ? { word: value } : {}),
  };
};

const formsOf = (schema: SchemaObject): readonly SchemaObject[] =>
  schema.anyOf ? schema.anyOf.flatMap((form) => formsOf(typeof form === 'object' ? form : {})) : [schema];

const textsOf = (schema: SchemaObject): readonly string[] =>
  formsOf(schema)
    .flatMap((form) => optionsOf(form) ?? [])
    .filter((option) => typeof option === 'string');

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const canBe = (schema: SchemaObject, kinds: readonly string[]): boolean =>
  formsOf(schema).some((form) => {
    const options = optionsOf(form);
    if (options) return options.some((option) => kinds.includes(kindOf(option)));
    return form.type === undefined || [form.type].flat().some((type) => kinds.includes(type));
  });

const admits = (schema: SchemaObject, value: unknown): boolean =>
  formsOf(schema).some((form) => {
    const options = optionsOf(form);
    if (options) return options.includes(value as never);
    const types = form.type === undefined ? undefined : [form.type].flat();
    switch (typeof value) {
      case 'string': {
        const { length } = [...value];
        return (
          (types?.includes('string') ?? true) &&
          length >= (form.minLength ?? 0) &&
          length <= (form.maxLength ?? Infinity)
        );
      }
      case 'number':
        return (
          (types?.some((type) => type === 'number' || (type === 'integer' && Number.isInteger(value))) ?? true) &&
          value >= (form.minimum ?? -Infinity) &&
          value <= (form.maximum ?? Infinity)
        );
      default:
        return types?.includes(kindOf(value) as never) ?? true;
    }
  });
