import type { PageStatus } from '../data/decide.ts';
import type { Region } from '../theme.ts';

/** Where a value came from. `fallback`: the binding's own, since its ref had none. */
export type Origin =
  | 'section default'
  | 'theme'
  | 'preset'
  | 'school'
  | 'override'
  | 'source'
  | 'site'
  | 'route'
  | 'visitor'
  | 'fallback';

/** One leaf of a section's condition, as it came out for this visit. */
export interface ExplainedLeaf {
  readonly ref: string;
  readonly op: string;
  readonly operand?: unknown;
  /** What stood under the ref; undefined if it was absent, or its source failed. */
  readonly value?: unknown;
  readonly truth: boolean | 'unknown';
  /** Whether this leaf is why the section is hidden. */
  readonly decides: boolean;
}

export interface ExplainedProp {
  readonly name: string;
  /** Undefined if the ref had nothing, and no fallback stood in. */
  readonly value?: unknown;
  readonly from: Origin;
  /** What the prop is bound to. */
  readonly ref?: string;
}

export interface ExplainedSection {
  readonly key: string;
  readonly type: string;
  readonly look: string;
  readonly region: Region;
  readonly shown: boolean;
  /** `notFound`: it has made the page a 404. */
  readonly state: 'ok' | 'empty' | 'error' | 'deferred' | 'hidden' | 'notFound';
  /** Why it is hidden, or stands without its data. */
  readonly reason?: string;
  /** Every leaf of its condition, clause by clause: "and" between clauses, "or" inside of one. */
  readonly conditions: readonly (readonly ExplainedLeaf[])[];
  /** What the component gets; empty for a section that does not stand. */
  readonly props: readonly ExplainedProp[];
}

export interface ExplainedSource {
  /** The data ids that share this answer. */
  readonly ids: readonly string[];
  readonly source: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
  readonly ms: number;
  readonly reason?: 'timeout' | 'failed';
  readonly message?: string;
  /** Of a list, how many it has. */
  readonly items?: number;
  /** A commit that touches one of these makes the answer stale. */
  readonly tags: readonly string[];
}

export interface ExplainedValue {
  readonly name: string;
  readonly value: unknown;
  readonly from: 'theme' | 'preset' | 'derived' | 'school';
}

/** Why a page looks as it does: every decision with what it was decided by. Survives JSON. */
export interface ExplainedPage {
  readonly theme: { readonly themeId: number; readonly slug: string; readonly version: string };
  readonly template: string;
  readonly path: string;
  readonly locale: string;
  readonly status: PageStatus;
  readonly title: string;
  /** The theme's settings in force. */
  readonly settings: readonly ExplainedValue[];
  /** The colours that the preset or the school has changed. */
  readonly tokens: readonly ExplainedValue[];
  /** In the order of the page, hidden ones in their place. */
  readonly sections: readonly ExplainedSection[];
  readonly sources: readonly ExplainedSource[];
  /** Data ids of the template that nothing on this page needs. */
  readonly notAsked: readonly string[];
  /** The cache tags of the whole page. */
  readonly tags: readonly string[];
}
