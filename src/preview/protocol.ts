/** One thing wrong with the theme, its code or its data, ready to be shown. */
export interface Finding {
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

/** What a previewed page tells its client script; it stands in the page as JSON. */
export interface PageState {
  /** Grows with each change of the sources; another start of the preview begins anew. */
  readonly revision: string;
  /** A digest of the body: the same body need not be replaced. */
  readonly body: string;
  readonly findings: readonly Finding[];
}

export const stateId = 'schoolyard-preview-state';
/** The stream of revisions, as server-sent events named `revision`. */
export const eventsPath = '/@preview/events';
export const clientPath = '/src/preview/client/main.ts';
/** What an island hears once its page is replaced. */
export const leaveEvent = 'schoolyard-preview-leave';
