import type { ShotOptions } from './options.ts';
export declare const themeSlugs: readonly string[];
/** A page of a theme, as one school shows it. */
export interface ShotPage {
    readonly theme: string;
    /** Of its template; pages of several themes that have it stand in one row of the sheet. */
    readonly id: string;
    readonly url: string;
}
interface ThemeDocument {
    readonly themeId: number;
    readonly templates: Readonly<Record<string, {
        readonly route?: string;
    }>>;
    readonly locales: {
        readonly default: string;
    };
}
/** The slug of the school that shows a theme. */
export declare const schoolOf: (theme: string, kind: ShotOptions['school']) => string;
/** Every page that is asked for, theme by theme. Articles: the newest one. */
export declare const listPages: (options: ShotOptions, port: number) => Promise<ShotPage[]>;
export declare const readTheme: (slug: string) => ThemeDocument;
export {};
