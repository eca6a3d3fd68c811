import type { JSONSchema } from 'json-schema-to-ts';
import { siteSchema } from '#schemas/theme/site.ts';
import type { Param, ThemeSetting } from '#schemas/theme/theme.ts';
import { namedFormats } from '../../formats.ts';
import { hasAddress, type RefScope } from '../../refs/resolve-ref.ts';
import { formsOf, partsOf, type SchemaObject } from '../../schema/schema.ts';
import { takes } from '../../schema/takes.ts';

/** What a ref gives once its source has answered. */
export interface Given {
  readonly schema: JSONSchema;
  /** The refs on the way, itself among them, that may be null or not there: where one lacks, so does the value. */
  readonly gaps: readonly string[];
}

/** Describes a ref, or gives undefined if the template has no such ref or its source is not known. */
export const describeGiven = (ref: string, scope: RefScope): Given | undefined => {
  const parts = ref.split('.');
  const start = parts[0] === 'data' || parts[0] === 'route' ? 2 : 1;
  const root = rootSchema(parts.slice(0, start), scope);
  if (root === undefined) return undefined;
  let schema = root;
  let walked = parts.slice(0, start).join('.');
  const gaps = mayBeNull(schema, root) ? [walked] : [];
  for (const part of parts.slice(start)) {
    const whole = withoutNull(schema);
    const properties = partsOf(whole);
    const next = Object.hasOwn(properties, part) ? properties[part] : undefined;
    if (next === undefined) return undefined;
    walked = `${walked}.${part}`;
    if (!(whole.required ?? []).includes(part) || mayBeNull(next, root)) gaps.push(walked);
    schema = next;
  }
  return { schema: withDefinitions(schema, root), gaps };
};

/** A part of a schema, with the definitions that its refs may name. */
export const withDefinitions = (part: JSONSchema, root: JSONSchema): JSONSchema => {
  if (typeof part === 'boolean' || typeof root === 'boolean' || part === root) return part;
  const named = Object.entries(root).filter(([key]) => key === 'definitions' || key === '$defs');
  return named.length > 0 ? ({ ...part, ...Object.fromEntries(named) } as SchemaObject) : part;
};

const mayBeNull = (schema: JSONSchema, root: JSONSchema): boolean => takes(schema, null, namedFormats, root) !== 'no';

/** The one form of a nullable schema that is not null, else the schema. */
const withoutNull = (schema: JSONSchema): SchemaObject => {
  if (typeof schema === 'boolean') return {};
  const forms = (formsOf(schema) ?? []).filter((form) => typeof form === 'object' && form.type !== 'null');
  return forms.length === 1 ? withoutNull(forms[0] ?? {}) : schema;
};

const rootSchema = ([root, name = '']: readonly string[], scope: RefScope): JSONSchema | undefined => {
  switch (root) {
    case 'site':
      return siteSchema;
    case 'visitor':
      return objectOf({ signedIn: { type: 'boolean' } });
    case 'settings':
      return objectOf(Object.fromEntries(scope.settings.map((setting) => [setting.id, settingSchema(setting)])));
    case 'route': {
      const declared = name === 'params' ? scope.params : name === 'query' ? scope.query : undefined;
      if (!declared) return undefined;
      const parts = Object.fromEntries(Object.entries(declared).map(([key, param]) => [key, paramSchema(param)]));
      if (!hasAddress(scope)) return objectOf(parts, []);
      const certain = Object.keys(declared).filter((key) => name === 'params' || isDefault(declared[key]?.default));
      return objectOf(parts, certain);
    }
    case 'data': {
      const request = Object.hasOwn(scope.data, name) ? scope.data[name] : undefined;
      return request && scope.sources.get(request.source)?.result;
    }
    default:
      return undefined;
  }
};

const objectOf = (
  properties: Readonly<Record<string, JSONSchema>>,
  required: readonly string[] = Object.keys(properties),
): SchemaObject => ({ type: 'object', properties, required });

const settingSchema = ({ type, options }: ThemeSetting): JSONSchema =>
  type === 'select' ? { type: 'string', enum: options ?? [] } : { type };

/** A query key takes its default only where that is a text or a number. */
const isDefault = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const paramSchema = ({ type, format = 'id', minimum, maximum, default: standIn }: Param): JSONSchema => {
  const own: SchemaObject =
    type === 'string'
      ? { type, format }
      : { type, ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
  const within = !isDefault(standIn) || takes(own, standIn, namedFormats) === 'yes';
  return within ? own : { anyOf: [own, { const: standIn }] };
};
