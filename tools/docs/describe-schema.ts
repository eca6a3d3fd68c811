import { code, table } from './markdown.ts';

/** The parts of a JSON Schema that the reference shows. */
export interface DescribedSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  /** Of the page that a link leads to where nothing else is said. */
  readonly role?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: DescribedSchema;
  readonly anyOf?: readonly DescribedSchema[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
}

const between = (from: number | undefined, to: number | undefined, unit: string): string => {
  if (from !== undefined && to !== undefined) return ` from ${from} to ${to}${unit}`;
  if (from !== undefined) return ` of at least ${from}${unit}`;
  return to === undefined ? '' : ` of at most ${to}${unit}`;
};

const formats: Readonly<Record<string, string>> = {
  text: '`{ "t": "key" }`',
  figure: '`{ "example": "25" }`; a school’s own are plain texts',
  date: 'a day, `YYYY-MM-DD`',
  'date-time': 'a date and time in ISO 8601',
  slug: 'a slug such as `sports-day`',
  link: 'a path, `#id`, or an address with http, https, mailto or tel',
};

/** What a value must be, in words. */
export const inWords = (schema: DescribedSchema): string => {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema.anyOf) return schema.anyOf.map(inWords).join(' or ');
  const known = schema.format === undefined ? undefined : formats[schema.format];
  if (known) return known;
  switch (schema.type) {
    case 'string':
      return `a text${between(schema.minLength, schema.maxLength, ' characters')}`;
    case 'integer':
      return `a whole number${between(schema.minimum, schema.maximum, '')}`;
    case 'number':
      return `a number${between(schema.minimum, schema.maximum, '')}`;
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'array':
      return `a list${between(schema.minItems, schema.maxItems, ' items')}${schema.items ? `, each ${inWords(schema.items)}` : ''}`;
    case 'object':
      return schema.properties
        ? `an object of ${Object.keys(schema.properties).map(code).join(', ') || 'nothing'}`
        : 'an object';
    default:
      return 'any value';
  }
};

const defaultOf = ({ default: value, role }: DescribedSchema): string => {
  if (role !== undefined) return `the page with the role ${code(role)}`;
  return value === undefined ? '' : code(JSON.stringify(value));
};

/** The properties of an object schema as a table, or nothing if it has none. */
export const propertyTable = (schema: DescribedSchema): string | undefined => {
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    code(name),
    schema.required?.includes(name) && property.role === undefined ? 'yes' : '',
    inWords(property),
    defaultOf(property),
    property.description ?? '',
  ]);
  return rows.length === 0 ? undefined : table(['Name', 'Needed', 'Takes', 'Default', ''], rows);
};
