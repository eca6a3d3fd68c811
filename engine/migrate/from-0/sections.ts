import { isObject, type JsonObject, MigrationFault } from '../migration.ts';
import { readReference, requireLiteral } from './references.ts';

type Place = readonly (string | number)[];

/** `{ order, sections: { <id>: … } }` as the list that it describes, which names each section by its `id`. */
export const listSections = ({ order, sections }: JsonObject, place: Place): readonly JsonObject[] => {
  if (!Array.isArray(order) || !isObject(sections)) {
    throw new MigrationFault(place, 'Format 0 has "sections" by id here, and "order", the list of their ids.');
  }
  const unlisted = Object.keys(sections).find((id) => !order.includes(id));
  if (unlisted !== undefined) {
    throw new MigrationFault([...place, 'sections', unlisted], 'It is not in "order". List it there, or remove it.');
  }
  return order.map((id: unknown, at) => {
    const section = typeof id === 'string' && Object.hasOwn(sections, id) ? sections[id] : undefined;
    if (!isObject(section)) {
      throw new MigrationFault([...place, 'order', at], `"sections" has no ${JSON.stringify(id)}.`);
    }
    return { id, ...migrateSection(section, [...place, 'sections', String(id)]) };
  });
};

/** Settings that are references become bindings. */
const migrateSection = (section: JsonObject, place: Place): JsonObject => {
  const { settings } = section;
  if (!isObject(settings)) return section;
  const literals: Record<string, unknown> = {};
  const bindings: Record<string, unknown> = {};
  for (const [prop, value] of Object.entries(settings)) {
    const at = [...place, 'settings', prop];
    const binding = readReference(value, at);
    if (binding) bindings[prop] = binding;
    else literals[prop] = requireLiteral(value, at);
  }
  return Object.fromEntries(
    Object.entries(section).flatMap(([key, value]): [string, unknown][] =>
      key === 'settings' ? filled({ settings: literals, bindings }) : [[key, value]],
    ),
  );
};

const filled = (parts: Readonly<Record<string, object>>): [string, unknown][] =>
  Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
