import type { JSONSchema } from 'json-schema-to-ts';
import type { FunctionComponent } from 'react';
import type { Described } from '#schemas/described.ts';

/**
 * When a section's script runs in the browser. `never` ships none; the others make the section an island:
 * server-rendered HTML, hydrated when it is seen, when the browser is idle, or when it is first touched.
 */
export type ClientMode = 'never' | 'visible' | 'idle' | 'interaction';

/** The element around a section. `region` is a `<section>` named by its heading, `none` a plain `<div>`. */
export type Landmark = 'banner' | 'contentinfo' | 'region' | 'none';

export interface ContrastPair {
  /** Token path of the text, `color.ink`. */
  readonly text: string;
  /** Token path of what it is on. A translucent colour is a scrim: a picture of any colour may lie under it. */
  readonly on: string;
  readonly min: number;
}

/** What the page itself, outside of its sections, reads of a theme. */
export interface PageStyle {
  readonly tokens: readonly string[];
  readonly contrast: readonly ContrastPair[];
}

/** What a section knows besides its props. Everything in it survives JSON, since an island gets it that way. */
export interface SectionEnv {
  /** `<template>/<id>`, unique on the page. */
  readonly key: string;
  /** The id of the section's heading element; the landmark is named by it. */
  readonly headingId: string;
  /** The level of the section's own heading: 1 on the section that carries the page's h1, else as in the manifest. */
  readonly headingLevel: 1 | 2 | 3;
  /**
   * `empty`: asked to say that there is nothing; `error`: that it could not be loaded; `loading`: to show placeholders.
   */
  readonly state: 'ok' | 'empty' | 'error' | 'loading';
  /** The section type's own strings in the page's language, by key. */
  readonly strings: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language of content that does not say its own: see `langOf` in sections/shared. */
  readonly contentLocale: string;
  /** This page in each of the theme's languages; none if it has only one. */
  readonly languages: readonly PageLanguage[];
  /** The school's date, YYYY-MM-DD. */
  readonly today: string;
  /** Route links of the theme's menus, already in the page's language. */
  readonly nav: readonly NavLink[];
  /** The path of the home page in the page's language. */
  readonly home: string;
  /** The path of this page, for `aria-current`. */
  readonly path: string;
}

/** A page in one of the theme's languages. */
export interface PageLanguage {
  readonly locale: string;
  /** What the language calls itself, in its own script. */
  readonly name: string;
  readonly href: string;
  /** Whether the page is in it. */
  readonly current: boolean;
}

export interface NavLink {
  readonly href: string;
  readonly label: string;
  readonly menu: string;
}

/** A section component's props: its settings and its bound data, flat, and `env`. */
export type SectionProps<Settings, Bindings> = Settings & Bindings & { readonly env: SectionEnv };

/** A section's manifest: everything the engine and the checker know of a type without loading its component. */
export interface SectionManifest {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Object schema of literal settings. A property with `format: "text"` takes `{ "t": "key" }` in a theme. */
  readonly settings: JSONSchema;
  /** Object schema of props that are bound to data; `required` ones must be bound. */
  readonly bindings: JSONSchema;
  /** The bound prop whose absence makes the section empty. */
  readonly emptyWhen?: string;
  /** The bound props that show children's data as the consent covers it: name and photo. No other prop takes any. */
  readonly minors?: readonly string[];
  readonly client: ClientMode;
  /**
   * Whether it shows placeholders of its own, in the state `loading`, where its data comes later (`onError: defer`).
   */
  readonly placeholders?: true;
  /** The level of the section's heading where it does not carry the page's h1; null when it has none. */
  readonly headingLevel: 2 | 3 | null;
  readonly landmark: Landmark;
  /** Token paths that its stylesheets and components read as custom properties. */
  readonly tokens: readonly string[];
  readonly contrast: readonly ContrastPair[];
  /** Values of the setting `variant`; each has its own stylesheet `<variant>.module.css` in the section's folder. */
  readonly variants?: readonly string[];
  /** By locale, by key. A setting of format text with no value takes the string of its own name. */
  readonly strings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  // A component's props are contravariant: only `never` accepts every section. `defineSection` knows its own.
  readonly component: () => Promise<FunctionComponent<never>>;
  /** Props for documentation and previews: settings and bindings together. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** All of a manifest but the component. */
type SectionDescription = Omit<SectionManifest, 'component'>;

/** The props that a section's schemas give to its component. */
type PropsOf<T extends SectionDescription> = SectionProps<Described<T['settings']>, Described<T['bindings']>>;

/** Refuses props that no schema gives, which a component could only leave undefined. */
type OnlyGiven<Taken, Given> = [Exclude<keyof Taken, keyof Given>] extends [never] ? unknown : never;

/**
 * Describes a section. Its component must be one for the props that its settings and bindings give: one that asks for
 * another, or for one of another type, does not compile.
 */
export const defineSection = <T extends SectionDescription, Taken>(
  manifest: T & {
    readonly component: () => Promise<FunctionComponent<Taken> & OnlyGiven<Taken, PropsOf<T>>>;
  } & { readonly component: () => Promise<FunctionComponent<PropsOf<T>>> },
): T & Pick<SectionManifest, 'component'> => manifest;
