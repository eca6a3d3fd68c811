import type { JSONSchema } from 'json-schema-to-ts';
import { hasAddress, type RefScope, resolveRef } from './resolve-ref.ts';

export type SchemaObject = Exclude<JSONSchema, boolean>;

/** What a ref can be once its source has answered. It may name more than can happen, never less. */
export interface RefDomain {
  readonly ref: string;
  /** What is there where something is there. */
  readonly schema: SchemaObject;
  /** Whether it can lack altogether: an optional property, an empty answer, a query key without a default. */
  readonly mayLack: boolean;
  /** Refs above this one whose presence is enough for this one to be there. */
  readonly givenUnder: readonly string[];
  /** Values beside those of the schema: a query key's default. */
  readonly also: readonly unknown[];
  /** Texts that never arrive here. */
  readonly never: readonly string[];
}

/** The `site` source turns "#" into absent, once and for all themes. */
const normalised = new Map([['site.student_Domain', ['#']]]);

/** Their properties are always there: a setting has a default, a page has no address without its params. */
const complete = new Set(['settings', 'visitor', 'route.params']);

/**
 * Stands, where refs are enumerated, for the figures that a theme marks as examples and for what a school enters in their
 * place. Themes have no such ref.
 */
export const examplesRef = 'examples';

const examplesDomain: RefDomain = {
  ref: examplesRef,
  schema: { const: true },
  mayLack: true,
  givenUnder: [],
  also: [],
  never: [],
};

/** What a ref can be in a template, or undefined if the template does not have it. */
export const describeRef = (ref: string, scope: RefScope): RefDomain | undefined => {
  if (ref === examplesRef) return examplesDomain;
  const found = resolveRef(ref, scope);
  if (!found.ok) return undefined;
  const parts = ref.split('.');
  const rootLength = parts[0] === 'data' || parts[0] === 'route' ? 2 : 1;
  let mayLack = parts[0] === 'data' && isNullable(answerOf(parts[1] ?? '', scope));
  let givenUnder: string[] = [];
  for (let length = rootLength; length < parts.length; length++) {
    const parent = parts.slice(0, length).join('.');
    if (isGiven(parent, parts[length] ?? '', scope)) givenUnder.push(parent);
    else {
      mayLack = true;
      givenUnder = [];
    }
  }
  return {
    ref,
    ...ownRules(parts, found.schema, scope),
    ...bounded(parts, found.schema, scope),
    mayLack,
    givenUnder,
    never: normalised.get(ref) ?? [],
  };
};

/** The only values that a schema allows, where it lists them. An empty list is a finding of its own. */
export const optionsOf = (schema: SchemaObject): readonly unknown[] | undefined => {
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return schema.enum;
  return 'const' in schema ? [schema.const] : undefined;
};

/** Whether a schema lets null through; one that says nothing does. */
const isNullable = (schema: JSONSchema | undefined): boolean => {
  if (typeof schema !== 'object') return true;
  const { type, anyOf } = schema as SchemaObject;
  const options = optionsOf(schema);
  if (options) return options.includes(null);
  if (anyOf) return anyOf.some((form) => isNullable(form));
  return type === undefined || type === 'null' || (Array.isArray(type) && type.includes('null'));
};

const answerOf = (id: string, scope: RefScope): JSONSchema | undefined => {
  const request = Object.hasOwn(scope.data, id) ? scope.data[id] : undefined;
  return request && scope.sources.get(request.source)?.result;
};

/** Whether a part is there wherever the whole is. */
const isGiven = (parent: string, name: string, scope: RefScope): boolean => {
  if (parent.startsWith('route.') && !hasAddress(scope)) return false;
  if (complete.has(parent)) return true;
  if (parent === 'route.query') return Object.hasOwn(scope.query, name) && isParam(scope.query[name]?.default);
  const whole = resolveRef(parent, scope);
  if (!whole.ok) return false;
  const { required = [], properties = {} } = whole.schema;
  return required.includes(name) && !isNullable((properties as Readonly<Record<string, JSONSchema>>)[name]);
};

const isParam = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** A list that its source gives, no longer than what is asked for. */
const bounded = ([root, id = '', ...path]: readonly string[], schema: SchemaObject, scope: RefScope) => {
  const request = root === 'data' && path.length === 0 && Object.hasOwn(scope.data, id) ? scope.data[id] : undefined;
  const contract = request && scope.sources.get(request.source);
  if (!request || contract?.atMost === undefined || schema.type !== 'array') return {};
  const { properties = {} } = contract.params as SchemaObject;
  const own = (properties as Readonly<Record<string, SchemaObject>>)[contract.atMost];
  const most = greatest(request.params?.[contract.atMost] ?? own?.default, scope);
  return most === undefined ? {} : { schema: { ...schema, maxItems: Math.min(most, schema.maxItems ?? Infinity) } };
};

/** The greatest number that a param's value can be; undefined where there is no bound, or what is wrong has a finding. */
const greatest = (value: unknown, scope: RefScope): number | undefined => {
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 ? value : undefined;
  if (typeof value !== 'object' || value === null || !('ref' in value)) return undefined;
  const { ref, fallback } = value as { ref: string; fallback?: unknown };
  const domain = describeRef(ref, scope);
  if (!domain) return undefined;
  const options = [domain.schema.maximum, ...domain.also, ...(domain.mayLack ? [fallback] : [])];
  return options.every((option) => typeof option === 'number') ? Math.max(...options) : undefined;
};

/** A param's bounds. A text of the address is never empty; a default need not keep the bounds. */
const ownRules = (
  [root, kind, name = '']: readonly string[],
  schema: SchemaObject,
  scope: RefScope,
): Pick<RefDomain, 'schema' | 'also'> => {
  if (root !== 'route') return { schema, also: [] };
  const params = kind === 'params' ? scope.params : scope.query;
  const param = Object.hasOwn(params, name) ? params[name] : undefined;
  if (!param) return { schema, also: [] };
  const { type, format, minimum, maximum, default: initial } = param;
  return {
    schema: {
      type,
      ...(type === 'string' ? { minLength: 1 } : {}),
      ...(format === 'date' ? { format } : {}),
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    },
    also: kind === 'query' && isParam(initial) ? [initial] : [],
  };
};
