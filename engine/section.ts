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
  /** The look of its kind. */
  readonly look: string;
  /** The section's own strings in the page's language, by key. */
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
  /** The query keys that the template declares, as this page was asked for, without those that have their default. */
  readonly query: Readonly<Record<string, string | number>>;
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

/** What all looks of a kind share: its contract, and what is known of it without loading a component. */
interface KindDescription {
  /** Its folder, and its name in themes. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /**
   * Object schema of literal settings. In a theme `format: "text"` takes `{ "t": "key" }`, and `format: "figure"`, which
   * is of the school, `{ "example": … }`: what requires a figure is left out of its list where examples are not shown.
   */
  readonly settings: JSONSchema;
  /**
   * Object schema of props that are bound to data; `required` ones must be bound. Each look says which others it shows.
   * A prop takes children's data only where its schema is marked with what the consent is for (`shownFor`).
   */
  readonly bindings: JSONSchema;
  /** The prop whose absence makes the section empty: data, or figures that schools enter. Of several, all are absent. */
  readonly emptyWhen?: string | readonly string[];
  /** The level of the section's heading where it does not carry the page's h1; null when it has none. */
  readonly headingLevel: 2 | 3 | null;
  /**
   * The level of headings inside of it that stays as it is wherever the section stands, as that of HTML from people
   * does. Left out where all of them follow the section's own heading. A look may have another.
   */
  readonly fixedLevel?: 2 | 3;
  readonly landmark: Landmark;
  /** Whether it is for people who are not signed in: to log in, to enquire, to register. */
  readonly forSignedOut?: true;
  /** Whether everybody sees it, signed in or not, as what cannot wait. */
  readonly forEveryone?: true;
  /** The setting with which it is a dialog, of which nothing stands on the page until it is opened. */
  readonly dialogWith?: string;
  /** Whether one is enough for a page: a second one says the same again, or covers the first. */
  readonly once?: true;
  /** The group that it is made for, and stands in on every page. */
  readonly standsIn?: 'header' | 'footer';
  /** By locale, by key. A setting of format text with no value takes the string of its own name. */
  readonly strings: SectionStrings;
  /** Props for documentation and previews: settings and bindings together. */
  readonly example: Readonly<Record<string, unknown>>;
}

export type SectionStrings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What one look of a kind has of its own: markup, style, and what it needs for them. */
interface LookDescription {
  /** Its folder, and its name in themes: how it looks, never which theme uses it. */
  readonly look: string;
  /** How it looks, in one sentence. */
  readonly description: string;
  readonly client: ClientMode;
  /**
   * Whether it shows placeholders of its own, in the state `loading`, where its data comes later (`onError: defer`).
   */
  readonly placeholders?: true;
  /** Token paths that its stylesheets and components read as custom properties. */
  readonly tokens: readonly string[];
  readonly contrast: readonly ContrastPair[];
  /** The kind's optional bindings that it shows; all of them where it does not say. */
  readonly uses?: readonly string[];
  /** Those of them that it needs. */
  readonly requires?: readonly string[];
  /** The kind's settings that mean nothing in it. */
  readonly omits?: readonly string[];
  /** Its own `fixedLevel`, where that is not its kind's. */
  readonly fixedLevel?: 2 | 3;
  /** Other defaults for the kind's settings. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Object schema of settings that it alone has. */
  readonly settings?: JSONSchema;
  /** Strings that it alone has, or that it says in its own way. */
  readonly strings?: SectionStrings;
  /** Props of the example that are other ones in it. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** A look of a kind, ready for the kind's manifest. */
export interface SectionLook extends LookDescription {
  // A component's props are contravariant: only `never` accepts every section. `defineLook` knows its own.
  readonly component: () => Promise<FunctionComponent<never>>;
}

/**
 * One look of a kind, complete: everything that the engine and the checker know of it without loading its component.
 * Settings, bindings, strings and the example are the kind's, as this look has them.
 */
export interface SectionManifest
  extends KindDescription,
    Pick<LookDescription, 'look' | 'client' | 'placeholders' | 'tokens' | 'contrast'> {
  /** How it looks, in one sentence; `description` is the kind's. */
  readonly lookDescription: string;
  readonly component: SectionLook['component'];
}

/** A kind of section with its looks, complete. The first is the one of a section that names none. */
export interface SectionKind extends KindDescription {
  readonly looks: readonly SectionManifest[];
}

/** The contract of a kind that its looks' components are held to. */
interface Contract {
  readonly settings: JSONSchema;
  readonly bindings: JSONSchema;
}

/** The props that the schemas of a kind and of a look give to the look's component. */
type PropsOf<C extends Contract, Own> = SectionProps<
  Described<C['settings']> & (Own extends JSONSchema ? Described<Own> : unknown),
  Described<C['bindings']>
>;

/** Refuses props that no schema gives, which a component could only leave undefined. */
type OnlyGiven<Taken, Given> = [Exclude<keyof Taken, keyof Given>] extends [never] ? unknown : never;

/**
 * Describes a look. Its component must be one for the props that the kind's contract and the look's own settings give:
 * one that asks for another, or for one of another type, does not compile.
 */
export const defineLook = <C extends Contract, L extends LookDescription, Taken>(
  _contract: C,
  look: L & {
    readonly component: () => Promise<FunctionComponent<Taken> & OnlyGiven<Taken, PropsOf<C, L['settings']>>>;
  } & { readonly component: () => Promise<FunctionComponent<PropsOf<C, L['settings']>>> },
): SectionLook => look;

/** The props that make a section empty where all of them are absent. */
export const emptyingProps = ({ emptyWhen = [] }: Pick<KindDescription, 'emptyWhen'>): readonly string[] =>
  [emptyWhen].flat();

/** Describes a kind, and completes its looks. */
export const defineKind = <K extends KindDescription & { readonly looks: readonly SectionLook[] }>(
  kind: K,
): Omit<K, 'looks'> & Pick<SectionKind, 'looks'> => ({
  ...kind,
  looks: kind.looks.map((look) => completeLook(kind, look)),
});

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

const completeLook = (
  { looks: _, ...kind }: KindDescription & { readonly looks: readonly SectionLook[] },
  own: SectionLook,
): SectionManifest => {
  const { look, client, placeholders, tokens, contrast, component, example = {}, fixedLevel = kind.fixedLevel } = own;
  const settings = settingsOf(kind.settings as ObjectSchema, own);
  const bindings = bindingsOf(kind.bindings as ObjectSchema, own);
  const props = { ...settings.properties, ...bindings.properties };
  return {
    ...kind,
    look,
    lookDescription: own.description,
    settings: settings as JSONSchema,
    bindings: bindings as JSONSchema,
    ...(fixedLevel === undefined ? {} : { fixedLevel }),
    client,
    ...(placeholders === undefined ? {} : { placeholders }),
    tokens,
    contrast,
    strings: stringsOf(kind.strings, own.strings),
    component,
    example: Object.fromEntries(
      Object.entries({ ...kind.example, ...example }).filter(([name]) => Object.hasOwn(props, name)),
    ),
  };
};

const settingsOf = (shared: ObjectSchema, { omits = [], defaults = {}, settings }: LookDescription): ObjectSchema => {
  const own = (settings ?? {}) as ObjectSchema;
  const kept = Object.entries(shared.properties ?? {}).filter(([name]) => !omits.includes(name));
  const needed = (shared.required ?? []).filter((name) => !omits.includes(name));
  const required = [...needed, ...(own.required ?? [])];
  return {
    ...shared,
    properties: {
      ...Object.fromEntries(
        kept.map(([name, schema]) => [
          name,
          Object.hasOwn(defaults, name) ? { ...schema, default: defaults[name] } : schema,
        ]),
      ),
      ...own.properties,
    },
    ...(required.length > 0 ? { required } : {}),
  };
};

const bindingsOf = (shared: ObjectSchema, { uses, requires = [] }: LookDescription): ObjectSchema => {
  const always = shared.required ?? [];
  const shown = Object.entries(shared.properties ?? {}).filter(
    ([name]) => uses === undefined || always.includes(name) || uses.includes(name),
  );
  const required = [...always, ...requires];
  return { ...shared, properties: Object.fromEntries(shown), ...(required.length > 0 ? { required } : {}) };
};

const stringsOf = (shared: SectionStrings, own: SectionStrings = {}): SectionStrings =>
  Object.fromEntries(
    [...new Set([...Object.keys(shared), ...Object.keys(own)])].map((locale) => [
      locale,
      { ...shared[locale], ...own[locale] },
    ]),
  );

/** Identifies a look of a kind: `holidays/table`. */
export const lookId = ({ type, look }: Pick<SectionManifest, 'type' | 'look'>): string => `${type}/${look}`;

/** Manifests by `lookId`. */
export type Manifests = ReadonlyMap<string, SectionManifest>;

export const byLook = (manifests: readonly SectionManifest[]): Manifests =>
  new Map(manifests.map((manifest) => [lookId(manifest), manifest]));
