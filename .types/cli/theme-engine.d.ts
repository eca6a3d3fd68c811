import { type Engine } from '#engine/index.ts';
/** The page of a rule, at the product's own address. */
export declare const docsUrl: (rule: string) => string;
/** The engine with all that a check looks at. */
export declare const createThemeEngine: () => Promise<Engine>;
