import type { PageStatus } from '#engine/index.ts';
import type { Param } from '#schemas/theme/theme.ts';

/** One thing wrong with the theme, its code or its data, ready to be shown. */
export interface Finding {
  /**
   * `error`: what is shown is older than the files, or lacks a part. `unfit`: the page is of the theme as it stands,
   * which would not be published. `warning`: it would be.
   */
  readonly weight: 'error' | 'unfit' | 'warning';
  readonly title: string;
  /** `file:line:column`. */
  readonly place?: string;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** The nearest allowed word. */
  readonly suggestion?: string;
  /** The lines around the place. */
  readonly frame?: string;
}

/** What a previewed page tells its client script; it is in the page as JSON. */
export interface PageState {
  /** Grows with each change of the sources; another start of the preview starts anew. */
  readonly revision: string;
  /** A digest of the body: the same body need not be replaced. */
  readonly body: string;
  readonly findings: readonly Finding[];
  /** Undefined if no page could be made. */
  readonly facts?: PanelFacts;
}

/** What can be chosen, and what became of the page: all that the panel shows of it. */
export interface PanelFacts {
  readonly theme: string;
  readonly schools: readonly { readonly id: string; readonly label: string }[];
  readonly school: string;
  readonly own: OwnFacts;
  /** Whether the school's own choices are left aside. */
  readonly themeAlone: boolean;
  readonly preset: PresetFacts;
  /** Those of the theme, in its order. */
  readonly settings: readonly SettingFacts[];
  /** The day at the school, YYYY-MM-DD. */
  readonly today: string;
  /** The day that the address chooses. */
  readonly date: string | undefined;
  readonly locales: readonly string[];
  readonly templates: readonly TemplateFacts[];
  /** The template of the address; it may have become a 404, which another one shows. */
  readonly template: string;
  readonly status: PageStatus;
  readonly locale: string;
  /** Of the address. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly signedIn: boolean;
  /** The sources of the template. */
  readonly sources: readonly SourceFacts[];
  /** The kinds on the page that have several looks. */
  readonly looks: readonly LookFacts[];
  /** In the order of the page, hidden ones in their place. */
  readonly sections: readonly SectionFacts[];
  /** The state of `theme test` that is shown. */
  readonly state: StateName | undefined;
}

export interface OwnFacts {
  /** Whose look the page has, a sentence each. */
  readonly says: readonly string[];
  /** What the theme does not take of the school's choices, and which of its colours are too weak. */
  readonly problems: readonly string[];
  /** Whether the school has choices to be shown, or left aside. */
  readonly canBeChosen: boolean;
}

export interface PresetFacts {
  readonly presets: readonly string[];
  /** The school's; empty for none. */
  readonly before: string;
  /** Undefined where the address chooses none; empty where it chooses that there be none. */
  readonly chosen: string | undefined;
}

export interface SettingFacts {
  readonly id: string;
  readonly label: string;
  readonly type: 'boolean' | 'number' | 'string' | 'select';
  readonly options: readonly string[];
  /** As it is written in an address. */
  readonly value: string;
  /** What it is where the address does not choose it. */
  readonly before: string;
  /** Whose value it is, in words. */
  readonly from: string;
}

export interface TemplateFacts {
  readonly id: string;
  /** Null for the page of every address that no other one has. */
  readonly segments: readonly string[] | null;
  readonly params: Readonly<Record<string, Param>>;
  /** A value for each param that its page may have. */
  readonly examples: Readonly<Record<string, string | number>>;
}

export interface LookFacts {
  readonly kind: string;
  readonly looks: readonly string[];
  /** Empty where the sections stand in the theme's look. */
  readonly chosen: string;
}

export interface SourceFacts {
  readonly source: string;
  /** How it can be made to answer. */
  readonly classes: readonly string[];
  /** Empty if it answers as it does. */
  readonly chosen: string;
  /** What it answered, in words; or that no section that may be visible uses it. */
  readonly answer: string;
}

export interface SectionFacts {
  readonly key: string;
  readonly type: string;
  readonly region: 'header' | 'main' | 'footer';
  readonly shown: boolean;
  /** Why it is hidden, or stands without its data. */
  readonly reason?: string;
}

export const stateId = 'schoolyard-preview-state';
/** The stream of revisions, as server-sent events named `revision`. */
export const eventsPath = '/@preview/events';
/** `?template=&seed=`: the states of `theme test`, as `StateName[]`. */
export const statesPath = '/@preview/states';
/** Before a page's own path: the page with the panel next to it. */
export const panelPath = '/@panel';
export const clientPath = '/src/preview/client/main.ts';
/** The event that an island gets once its page is replaced. */
export const leaveEvent = 'schoolyard-preview-leave';
/** Hides the panel and brings it back, where no field has the focus. */
export const panelKey = 'p';

export interface StateName {
  readonly id: string;
  readonly title: string;
}

/** From the page in the frame to the panel around it, on the same origin. */
export type PanelMessage =
  | { readonly type: 'schoolyard-preview-page'; readonly state: PageState }
  | { readonly type: 'schoolyard-preview-toggle' };
