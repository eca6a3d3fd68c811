import { isObject, type JsonObject, type Migration, mapValues } from '../migration.ts';
import { readReference } from './references.ts';
import { listSections } from './sections.ts';
import { migrateTokens } from './tokens.ts';

type Place = readonly (string | number)[];

type Change = (value: unknown, place: Place) => unknown;

/** What changes under each key of a theme; the other keys mean the same in format 1. */
const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['tokens', migrateTokens],
  ['data', (data, place) => migrateData(data, place)],
  [
    'groups',
    (groups, place) =>
      mapValues(groups, (group, name) => (isObject(group) ? listSections(group, [...place, name]) : group)),
  ],
  [
    'templates',
    (templates, place) => mapValues(templates, (template, id) => migrateTemplate(template, [...place, id])),
  ],
]);

/** See docs/guide/formats.md. */
export const fromFormat0: Migration = {
  from: 0,
  summary:
    'Sections are a list, references are bindings, tokens follow the DTCG format, and theme_Id is written themeId.',
  migrate: (document) =>
    Object.fromEntries(
      Object.entries(document).map(([key, value]): [string, unknown] => {
        if (key === 'format') return [key, 1];
        if (key === 'theme_Id') return ['themeId', value];
        return [key, changes.get(key)?.(value, [key]) ?? value];
      }),
    ),
};

const migrateTemplate = (template: unknown, place: Place): unknown => {
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template).flatMap(([key, value]): [string, unknown][] => {
      switch (key) {
        case 'order':
          return [];
        case 'sections':
          return [[key, listSections(template, place)]];
        case 'data':
          return [[key, migrateData(value, [...place, key])]];
        case 'seo':
          return [[key, bindAll(value, [...place, key])]];
        default:
          return [[key, value]];
      }
    }),
  );
};

const migrateData = (data: unknown, place: Place): unknown =>
  mapValues(data, (request, id) =>
    mapValues(request, (value, key) => (key === 'params' ? bindAll(value, [...place, id, key]) : value)),
  );

const bindAll = (values: unknown, place: Place): JsonObject =>
  mapValues(values, (value, key) => readReference(value, [...place, key]) ?? value) as JsonObject;
