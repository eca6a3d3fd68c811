import type { JSONSchema } from 'json-schema-to-ts';
import { rangeOf } from './numbers.ts';
import {
  formsOf,
  isAnything,
  itemsOf,
  type JsonType,
  optionsOf,
  partsOf,
  type SchemaObject,
  typesOf,
} from './schema.ts';

const names: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

export const nameType = (type: JsonType): string => names[type];

/** A schema in a few words: `a whole number of at least 1`, `a list of objects`, `"a" or "b"`. */
export const say = (schema: JSONSchema): string => {
  if (schema === false) return 'nothing';
  if (isAnything(schema) || schema === true) return 'anything';
  const options = optionsOf(schema);
  if (options) return alternatives(options.map((value) => JSON.stringify(value)));
  const forms = formsOf(schema);
  if (forms) return alternatives(forms.map(say));
  const types = typesOf(schema);
  return types ? alternatives(types.map((type) => describeType(schema, type))) : 'a value of a certain form';
};

const max = 6;

const alternatives = (words: readonly string[]): string => {
  const all = [...new Set(words)];
  return all.length > max ? `${all.slice(0, max).join(', ')} or others` : all.join(' or ');
};

const describeType = (schema: SchemaObject, type: JsonType): string => {
  switch (type) {
    case 'string':
      return [names.string, ...formatOf(schema), ...sizes(schema.minLength, schema.maxLength, 'character')].join(' ');
    case 'number':
    case 'integer': {
      const { low, high } = rangeOf(schema, type === 'integer');
      const ends = [
        ...(Number.isFinite(low.value) ? [low.open ? `above ${low.value}` : `of at least ${low.value}`] : []),
        ...(Number.isFinite(high.value) ? [high.open ? `below ${high.value}` : `of at most ${high.value}`] : []),
      ];
      return [names[type], ...ends.join(' and ').split(' ').filter(Boolean)].join(' ');
    }
    case 'array': {
      const items = itemsOf(schema);
      const what = isAnything(items) ? [] : [`of items that are each ${say(items)}`];
      return [names.array, ...what, ...sizes(schema.minItems, schema.maxItems, 'item')].join(' ');
    }
    case 'object': {
      const keys = Object.keys(partsOf(schema));
      return keys.length === 0 ? names.object : `an object with ${list(keys)}`;
    }
    default:
      return names[type];
  }
};

const list = (keys: readonly string[]): string =>
  keys.length > max ? `${keys.slice(0, max).join(', ')} and others` : keys.join(', ');

const formatOf = ({ format }: SchemaObject): string[] => (format === undefined ? [] : [`of the format "${format}"`]);

const sizes = (least: number | undefined, greatest: number | undefined, unit: string): string[] => {
  const count = (value: number): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
  const ends = [
    ...(least === undefined || least === 0 ? [] : [`at least ${count(least)}`]),
    ...(greatest === undefined ? [] : [`at most ${count(greatest)}`]),
  ];
  return ends.length === 0 ? [] : [`of ${ends.join(' and ')}`];
};
