import type { Ajv } from 'ajv';
import { type DataRequest, type Section } from '#schemas/theme/theme.ts';
import type { Registry } from '../registry.ts';
import type { Path } from '../text/document.ts';
import { type RawToken, type TokenNode } from '../tokens/collect-tokens.ts';
import { type ResolvedSettings, type ThemeTexts } from './resolve-settings.ts';
import { type ShapeError } from './shape-errors.ts';
import { type SoundPart } from './sound-part.ts';
/** The sound part of a theme, with what its sections and tokens say when they are read by their types. */
export interface ThemeParts extends SoundPart {
    readonly texts: ThemeTexts;
    readonly tokenNodes: readonly TokenNode[];
    readonly tokens: ReadonlyMap<string, RawToken>;
    /** Of each sound section with a known type. */
    readonly settings: ReadonlyMap<Section, ResolvedSettings>;
}
export interface ReadTheme {
    /** All wrong shapes: of the theme, its tokens, settings, section settings and params. */
    readonly errors: readonly ShapeError[];
    /** Undefined where a wrong shape leaves nothing that could be looked at further. */
    readonly parts: ThemeParts | undefined;
}
/** Reads a theme by its schemas. Defaults of the theme's schema are put into `value`. */
export declare const createThemeReader: (ajv: Ajv, registry: Registry) => ((value: unknown) => ReadTheme);
/** Every data entry of a theme with its path. */
export declare const dataRequests: ({ data, templates }: SoundPart['theme']) => readonly [Path, DataRequest][];
