import type { Leaf } from '#schemas/theme/conditions.ts';
import type { PageRole } from '#schemas/theme/page-roles.ts';
import type { Binding, DataRequest, Param, Renames, Scalar, TextRef, Theme } from '#schemas/theme/theme.ts';
import type { Strings } from './strings.ts';
import type { CompiledTokens } from './tokens/compile-tokens.ts';

export type Region = 'header' | 'main' | 'footer';

/** A section ready to be planned. Plain JSON, like everything in a compiled theme. */
export interface CompiledSection {
  /** `<template>/<id>`; `header/<id>` and `footer/<id>` for the groups. */
  readonly key: string;
  readonly id: string;
  readonly region: Region;
  /** The kind of section, and which of its looks. */
  readonly type: string;
  readonly look: string;
  /** An "and" of "or"s. Empty: always. */
  readonly when: readonly (readonly Leaf[])[];
  /** By locale: the type's defaults, the theme's values, texts resolved. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The same with the figures that the theme marks as examples. Absent if it marks none. */
  readonly examples?: CompiledSection['settings'];
  /** The settings that the theme itself writes; the others are the type's defaults. */
  readonly given: readonly string[];
  readonly bindings: Readonly<Record<string, Binding>>;
  /** By locale: the section's own strings, with what the theme says in their place. */
  readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly onEmpty: 'hide' | 'message';
  readonly onError: 'hide' | 'message' | 'notFound' | 'defer';
}

export interface CompiledTemplate {
  readonly id: string;
  /** Literal segments and `:params`; null for the page without a route. */
  readonly segments: readonly string[] | null;
  readonly params: Readonly<Record<string, Param>>;
  readonly query: Readonly<Record<string, Param>>;
  /** The id of the section that carries the h1; it is never hidden. */
  readonly h1: string;
  readonly seo: {
    readonly title?: TextRef | Binding | undefined;
    readonly description?: TextRef | Binding | undefined;
  };
  /** Whether search engines are kept away. */
  readonly noindex: boolean;
  readonly data: Readonly<Record<string, DataRequest>>;
  readonly sections: readonly CompiledSection[];
  /** Whether anything on the page depends on `visitor.signedIn`: only then is it part of the cache's key. */
  readonly readsVisitor: boolean;
}

export interface CompiledNav {
  readonly segments: readonly string[];
  readonly label: Readonly<Record<string, string>>;
  readonly menu: string;
  /** The fact of the school without which the menu leaves the page out. */
  readonly onlyWith?: 'has_Albums';
}

export interface CompiledTheme {
  readonly format: 2;
  readonly themeId: number;
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly tokens: CompiledTokens;
  /** By id, the default: what a school chooses instead has the same type. */
  readonly settings: Readonly<Record<string, Scalar>>;
  /** By id of a select setting, what may be chosen. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** By id of a setting and by locale, what people call it. */
  readonly settingLabels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What earlier versions called it, by the old name. */
  readonly renames: Renames;
  readonly presets: NonNullable<Theme['presets']>;
  /** The language whose texts stand in for those that another one lacks. */
  readonly textLocale: string;
  /** The language of the pages without a language in their address, and the languages that there are pages in. */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly strings: Strings;
  readonly templates: Readonly<Record<string, CompiledTemplate>>;
  /** The routes of the pages that others lead to, by role. */
  readonly pages: Readonly<Partial<Record<PageRole, string>>>;
  readonly nav: readonly CompiledNav[];
}
