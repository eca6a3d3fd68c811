import { optionsOf, type RefDomain, type SchemaObject } from './ref-domain.ts';

/** What a ref can be, for people: `a list of at max 3 items, or absent`. */
export const describeDomain = ({ schema, mayLack, never }: RefDomain): string =>
  [
    describeSchema(schema),
    ...never.map((text) => `never ${JSON.stringify(text)}`),
    ...(mayLack ? ['or absent'] : []),
  ].join(', ');

export const describeSchema = (schema: SchemaObject): string => {
  const options = optionsOf(schema);
  if (options) return describeChoice(options.map((option) => JSON.stringify(option)));
  if (schema.anyOf)
    return describeChoice(schema.anyOf.map((form) => describeSchema(typeof form === 'object' ? form : {})));
  if (Array.isArray(schema.type)) return describeChoice(schema.type.map((type) => describeSchema({ ...schema, type })));
  switch (schema.type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number${describeBounds(schema.minimum, schema.maximum)}`;
    case 'number':
      return `a number${describeBounds(schema.minimum, schema.maximum)}`;
    case 'string':
      return (schema.minLength ?? 0) > 0 ? 'a text that is never empty' : 'a text';
    case 'array':
      return `a list${describeItems(schema)}`;
    case 'object':
      return 'an object';
    case 'null':
      return 'absent';
    default:
      return 'any value';
  }
};

const describeChoice = (options: readonly string[]): string => {
  const last = options.at(-1) ?? '';
  return options.length < 2 ? last : `${options.slice(0, -1).join(', ')} or ${last}`;
};

const describeBounds = (minimum: number | undefined, maximum: number | undefined): string => {
  if (minimum !== undefined) return maximum === undefined ? ` from ${minimum}` : ` from ${minimum} to ${maximum}`;
  return maximum === undefined ? '' : ` up to ${maximum}`;
};

const describeItems = ({ minItems = 0, maxItems }: SchemaObject): string => {
  const bounds = [
    ...(minItems > 0 ? [`at least ${minItems}`] : []),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ];
  return bounds.length > 0 ? ` of ${bounds.join(' and ')} items` : '';
};
