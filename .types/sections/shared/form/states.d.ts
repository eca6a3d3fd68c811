import type { SectionEnv } from '#engine/section.ts';
import type { Choice } from './field-spec.ts';
/** The states by language; a section with the field `State` spreads them into its own strings. */
export declare const stateStrings: {
    readonly en: Readonly<Record<string, string>>;
    readonly hi: Readonly<Record<string, string>>;
};
/** What the field `State` offers: each under its name in the page's language, in the order of that. */
export declare const stateChoices: (env: SectionEnv) => readonly Choice[];
