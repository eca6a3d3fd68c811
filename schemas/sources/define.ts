import type { JSONSchema } from 'json-schema-to-ts';
import type { Described, Sendable } from '../described.ts';

/**
 * The contract of one data source: what it takes, what it gives, what makes it stale.
 * How it is loaded is defined elsewhere.
 */
export interface SourceContract {
  /** The name themes and `GET /api/website/<name>` use. */
  readonly name: string;
  readonly title: string;
  readonly params: JSONSchema;
  /** Children's names and photos in it are marked with what the consent is for (`shownFor`), and projected by it. */
  readonly result: JSONSchema;
  /** The param that bounds the list it gives, where there is one: no answer has more items. */
  readonly atMost?: string;
  /** Content types (of the same school) and other tag names whose change makes the result stale. */
  readonly tags: readonly string[];
  /**
   * `midnight`: the result also depends on the school's date and is stale when the day ends there. The loader of one
   * that says `never` has no date to read.
   */
  readonly expires: 'never' | 'midnight';
}

/** A source's params, checked and with their defaults. */
export type ParamsOf<C extends SourceContract> = Described<C['params']>;

/** What a source's loader gives. */
export type ResultOf<C extends SourceContract> = Sendable<Described<C['result']>>;

export const defineSource = <const T extends SourceContract>(contract: T): T => contract;
