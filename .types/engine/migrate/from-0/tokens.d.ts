type Place = readonly (string | number)[];
/** Plain values by name, in groups, as tokens of the DTCG format: `"#AE3317"`, `"34px"`, `"34px..64px"`, a font list. */
export declare const migrateTokens: (tokens: unknown, place: Place) => unknown;
export {};
