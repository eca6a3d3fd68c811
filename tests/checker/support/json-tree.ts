/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonPath = readonly (string | number)[];

const entriesOf = (value: Json): readonly (readonly [string | number, Json])[] => {
  if (Array.isArray(value)) return [...(value as readonly Json[]).entries()];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Every path of a document, the root first. */
export const pathsOf = (value: Json, base: JsonPath = []): readonly JsonPath[] => [
  base,
  ...entriesOf(value).flatMap(([key, item]) => pathsOf(item, [...base, key])),
];

/** The value at a path; undefined if there is none. */
export const valueAt = (value: Json, path: JsonPath): Json | undefined =>
  path.reduce<Json | undefined>(
    (current, key) => entriesOf(current ?? null).find(([name]) => String(name) === String(key))?.[1],
    value,
  );

/** A copy in which `change` has rewritten the entry at a path: into several entries, or none. The root has no entry. */
export const rewriteEntry = (
  value: Json,
  path: JsonPath,
  change: (key: string, item: Json) => readonly (readonly [string, Json])[],
): Json => {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const entries = entriesOf(value).flatMap(([key, item]): readonly (readonly [string, Json])[] => {
    if (String(key) !== String(first)) return [[String(key), item]];
    return rest.length > 0 ? [[String(key), rewriteEntry(item, rest, change)]] : change(String(key), item);
  });
  if (Array.isArray(value)) return entries.map(([, item]) => item);
  return typeof value === 'object' && value !== null ? Object.fromEntries(entries) : value;
};

export const replaceAt = (value: Json, path: JsonPath, other: Json): Json =>
  path.length === 0 ? other : rewriteEntry(value, path, (key) => [[key, other]]);
