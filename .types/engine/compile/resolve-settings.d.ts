import type { Section, Theme } from '#schemas/theme/theme.ts';
import type { RegisteredSection } from '../registry.ts';
import { type Strings } from '../strings.ts';
import { type Path } from '../text/document.ts';
import { type ShapeError } from './shape-errors.ts';
/** A theme's strings, and the language that stands in for the others. */
export interface ThemeTexts {
    readonly strings: Strings;
    readonly defaultLocale: string;
}
/** A section's literals with their texts, and what was found on the way. */
export interface ResolvedSettings {
    /** By locale: the type's defaults, the theme's values, texts resolved. */
    readonly byLocale: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    /** Keys that the type does not know. */
    readonly unknown: readonly string[];
    /** Each `{ t }` without a string, in one language at least. */
    readonly missingTexts: readonly {
        readonly key: string;
        readonly path: Path;
    }[];
    /** Each string without a word where the type needs some, by its place in `locales.strings`. */
    readonly emptyTexts: readonly {
        readonly setting: string;
        readonly locale: string;
        readonly key: string;
    }[];
    /** Each literal where a `{ t }` belongs. */
    readonly literals: readonly {
        readonly value: unknown;
        readonly path: Path;
    }[];
    /** What the type's schema says of the rest. */
    readonly errors: readonly ShapeError[];
}
export declare const textsOf: ({ locales }: Theme) => ThemeTexts;
/** Resolves a section's literals in every language of the theme. */
export declare const resolveSettings: (section: Section, path: Path, registered: RegisteredSection, { strings, defaultLocale }: ThemeTexts) => ResolvedSettings;
