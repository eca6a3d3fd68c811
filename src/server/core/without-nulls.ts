type Nullable<Fields> = {
  [Name in keyof Fields]: Fields[Name] & (null | undefined) extends never ? never : Name;
}[keyof Fields];

/** Fields of which those that might have no value may be missing. */
export type WithoutNulls<Fields> = { [Name in Exclude<keyof Fields, Nullable<Fields>>]: Fields[Name] } & {
  [Name in Nullable<Fields>]?: NonNullable<Fields[Name]>;
};

/** Fields without those that have no value, as answers leave them out. */
export const withoutNulls = <Fields extends object>(fields: Fields): WithoutNulls<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as WithoutNulls<Fields>;
