import type { JSONSchema } from 'json-schema-to-ts';
import { fieldKind } from './field-kind.ts';
import { fieldText, type Turn } from './field-text.ts';
import type { TextVariety } from './look.ts';
import { makePicture } from './picture.ts';
import { chanceOf, oneOf, wholeOf } from './random.ts';
import { dayOfSession, settleDates } from './session-days.ts';
import { isPicture, type Shape, solid } from './shape.ts';

export interface Recipe {
  readonly seed: number;
  readonly look: TextVariety;
  /** How many items a list has that is the value itself; lists inside it have few. */
  readonly items: number;
  /** The school's date, YYYY-MM-DD. */
  readonly today: string;
}

/** Where a value stands in the whole. */
interface Place {
  readonly recipe: Recipe;
  /** Unique in the whole: the key of every choice made here. */
  readonly key: string;
  readonly field: string;
  readonly neighbours: readonly string[];
  /** The nearest list: its key, the position in it, its length. */
  readonly list: string;
  readonly index: number;
  readonly total: number;
}

/**
 * A value that a schema accepts and a school could have written. The same schema and recipe give the same value.
 * Throws for a schema outside the subset that sources are written in.
 */
export const generate = (schema: JSONSchema, recipe: Recipe): unknown => {
  const place = {
    recipe,
    key: `${recipe.seed}`,
    field: '',
    neighbours: [],
    list: `${recipe.seed}`,
    index: 0,
    total: 1,
  };
  const shape = solid(schema as Shape);
  return shape.type === 'array' ? makeList(shape, recipe.items, place) : make(shape, place);
};

const make = (whole: Shape, place: Place): unknown => {
  const shape = solid(whole);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return oneOf(place.key, shape.enum);
  switch (shape.type) {
    case 'object':
      return makeObject(shape, place);
    case 'array':
      return makeList(shape, innerLength(place), place);
    case 'string':
      return makeText(shape, place);
    case 'integer':
    case 'number':
      return makeNumber(shape, place);
    case 'boolean':
      return chanceOf(place.key) < 0.5;
    case 'null':
      return null;
    default:
      throw new Error(
        `No data can be made for ${JSON.stringify(shape)}: give it a type of object, array, string, integer, number, boolean or null, or an enum.`,
      );
  }
};

const innerLength = ({ recipe, key }: Place): number => {
  if (recipe.look === 'least') return 0;
  if (recipe.items === 1) return 1;
  return recipe.items > 50 ? 2 : wholeOf(`${key}/length`, 2, 5);
};

const makeList = (
  { items = {}, minItems = 0, maxItems = Infinity, uniqueItems = false }: Shape,
  wanted: number,
  place: Place,
): unknown[] => {
  const total = Math.min(Math.max(wanted, minItems), maxItems);
  if (uniqueItems && items.enum) return items.enum.slice(0, total);
  return Array.from({ length: total }, (_, index) =>
    make(items, { ...place, key: `${place.key}/${index}`, list: place.key, index, total }),
  );
};

const makeObject = ({ properties = {}, required = [] }: Shape, place: Place): Record<string, unknown> => {
  const names = Object.keys(properties);
  const kept = (name: string): boolean => required.includes(name) || isKept(name, place);
  const made: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(properties)) {
    // A picture's description comes with the field that it describes.
    if (isPicture(shape) && names.includes(describedBy(name))) continue;
    const at = { ...place, key: `${place.key}/${name}`, field: name, neighbours: names };
    const media = `${name}_Media`;
    if (isPicture(properties[media] ?? {})) {
      const picture = makePicture(at.key, describe(at));
      const shown = place.recipe.look !== 'no-images' && kept(name);
      if (shown || required.includes(name)) made[name] = picture.url;
      if (shown || required.includes(media)) made[media] = picture.media;
    } else if (isPicture(shape)) {
      if (kept(name)) made[name] = makePicture(at.key, describe(at)).media;
    } else if (kept(name)) {
      made[name] = make(shape, at);
    }
  }
  return settleDates(made, properties, place.recipe.today);
};

const describedBy = (name: string): string => name.replace(/_Media$/, '');
const turnOf = ({ list, field, index }: Place): Turn => ({ key: `${list}/${field}`, index });
const describe = (place: Place): string => fieldText(turnOf(place), fieldKind('alt'), place.recipe.look);

/** Whether an optional field is there. The first of a list has all; few of the others are videos. */
const isKept = (name: string, { recipe, key, index }: Place): boolean => {
  if (recipe.look === 'least') return false;
  if (recipe.look !== 'full' || index === 0) return true;
  return chanceOf(`${key}/${describedBy(name)}?`) < (/video/i.test(name) ? 0.15 : 0.85);
};

const makeText = ({ format, minLength = 0, maxLength = Infinity }: Shape, place: Place): string => {
  const day = dayOfSession(place.recipe.today, place.index / place.total);
  if (format === 'date') return day;
  if (format === 'local-time') return '09:30';
  if (format === 'local-date-time') return `${day}T09:30`;
  if (format === 'locale') return languageOf(place.recipe.look);
  const text = fieldText(turnOf(place), fieldKind(place.field, place.neighbours), place.recipe.look);
  const characters = Array.from(text.padEnd(minLength, 'a'));
  return characters.length > maxLength ? characters.slice(0, maxLength).join('') : characters.join('');
};

/** The language that a look's texts are in. */
const languageOf = (look: TextVariety): string => (look === 'devanagari' ? 'hi' : look === 'urdu' ? 'ur' : 'en');

const makeNumber = ({ minimum = 0, maximum }: Shape, { field, key, index, neighbours }: Place): number => {
  const instant = instantOf(field, neighbours, index);
  if (instant !== undefined) return instant;
  const low = Math.ceil(minimum);
  // Ids count up, so that no two of a list are the same.
  const counted = low + index + 1;
  if (/id$/i.test(field) && counted <= (maximum ?? counted)) return counted;
  const high = Math.floor(maximum ?? low + 40);
  return low <= high ? wholeOf(key, low, high) : minimum;
};

const hourMs = 3_600_000;
const farAway = Date.UTC(2100, 0, 1);
const hourOf: Readonly<Record<string, number>> = { from: 0, opensAt: 8, closesAt: 14, until: 24 };

/**
 * An instant of a day that has hours, in milliseconds since the epoch. Whenever a page with it is looked at, the first
 * day has begun and nothing after that has come: a script that goes by the clock leaves it as it is.
 */
const instantOf = (field: string, neighbours: readonly string[], index: number): number | undefined => {
  const hour = hourOf[field];
  if (hour === undefined || !neighbours.includes('until')) return undefined;
  return index === 0 && field === 'from' ? 0 : farAway + (index * 24 + hour) * hourMs;
};
