type Schema = Readonly<Record<string, unknown>>;

/**
 * The schema with a `$ref` wherever one of the parts stands in it, so that a validator is made from each part once. No
 * part may stand in a union: the errors inside of a union are known by where they are in its schema.
 */
export const shareParts = (schema: Schema, parts: Readonly<Record<string, Schema>>): Schema => {
  const names = new Map<unknown, string>(Object.entries(parts).map(([name, part]) => [part, name]));
  const share = (value: unknown): unknown => {
    const name = names.get(value);
    return name === undefined ? inside(value) : { $ref: `#/definitions/${name}` };
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, share(part)]));
  };
  const definitions = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, inside(part)]));
  return { ...(inside(schema) as Schema), definitions };
};
