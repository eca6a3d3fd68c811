/** The part of JSON Schema that sources and `site.*` are written in. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The first form that is not null. */
export const solid = (shape: Shape): Shape => {
  const form = shape.anyOf?.find(({ type }) => type !== 'null');
  return form ? solid(form) : shape;
};

export const isNullable = (shape: Shape): boolean => shape.type === 'null' || (shape.anyOf?.some(isNullable) ?? false);

/** A stored picture, which stands as `<field>_Media` next to its field. */
export const isPicture = (shape: Shape): boolean => {
  const { properties = {} } = solid(shape);
  return ['focal', 'thumbhash', 'variants'].every((name) => Object.hasOwn(properties, name));
};

/** Whether pictures stand anywhere in it that may be left out. */
export const hasPictures = (shape: Shape): boolean => {
  const { items, properties = {}, required = [] } = solid(shape);
  if (items && hasPictures(items)) return true;
  return Object.entries(properties).some(([name, part]) =>
    isPicture(part) ? !required.includes(name) : hasPictures(part),
  );
};

export interface Part {
  readonly shape: Shape;
  /** Whether it may be missing or null, by itself or by what it stands in. */
  readonly optional: boolean;
}

/** The shape at a path of properties; undefined if the schema has none. */
export const partAt = (whole: Shape, path: readonly string[]): Part | undefined => {
  let shape = whole;
  let optional = isNullable(whole);
  for (const name of path) {
    const { properties = {}, required = [] } = solid(shape);
    const next = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!next) return undefined;
    optional ||= isNullable(next) || !required.includes(name);
    shape = next;
  }
  return { shape: solid(shape), optional };
};
