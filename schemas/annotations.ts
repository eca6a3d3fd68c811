/** Keywords of our schemas that say something to others than the validator, which has to know them all the same. */
export const annotations = ['asksFor', 'consentFor', 'fills', 'goesBy', 'noMoreThan', 'ofProduct', 'role'];

type Params = Readonly<Record<string, unknown>>;

/** A prop for some of a source alone: which params its data is asked for with. */
export const asksFor = <const S extends object>(params: Params, schema: S): S & { readonly asksFor: Params } => ({
  ...schema,
  asksFor: params,
});

/** A text in which placeholders are filled: `{school}` of `school`. */
export const fills = <const S extends object>(
  names: readonly string[],
  schema: S,
): S & { readonly fills: readonly string[] } => ({
  ...schema,
  fills: names,
});

/** A prop that may be left out, and what visitors would read then that is not so. */
export const goesBy = <const S extends object>(otherwise: string, schema: S): S & { readonly goesBy: string } => ({
  ...schema,
  goesBy: otherwise,
});

/** A setting that goes no further than another one of the same section. */
export const noMoreThan = <const S extends object>(other: string, schema: S): S & { readonly noMoreThan: string } => ({
  ...schema,
  noMoreThan: other,
});

/** A param of which some values are for the product's own pages alone. */
export const withOfProduct = <const S extends object>(
  values: readonly unknown[],
  schema: S,
): S & { readonly ofProduct: readonly unknown[] } => ({ ...schema, ofProduct: values });
