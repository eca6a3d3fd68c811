type Colors = Readonly<Record<string, unknown>>;
/**
 * The colours that follow from a school's own: where it chose `color.primary` and no `color.primary-hover`,
 * `color.primary-tint` or `color.on-primary`, these move with it. A hover colour keeps its distance from the base in
 * OKLCH, a tint its lightness, and what stands on the base is mended where it became too weak.
 * `before` are the colours without the school's, `#rrggbb` by token path; so are those of the answer.
 */
export declare const deriveColors: (before: Colors, chosen: Colors) => Readonly<Record<string, string>>;
/** The path of the text that stands on a colour: `color.on-primary` of `color.primary`. */
export declare const onColorOf: (base: string) => string;
export {};
