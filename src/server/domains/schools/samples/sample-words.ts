import type { SampleFacts } from './sample-facts.ts';
import type { ClassRange, StageName } from './stages.ts';

export type FacilityName =
  | 'library'
  | 'playground'
  | 'water'
  | 'firstAid'
  | 'activityRoom'
  | 'computerRoom'
  | 'laboratory';

interface Article {
  readonly title: string;
  /** HTML. */
  readonly text: string;
}

interface Told {
  readonly heading: string;
  readonly text: string;
}

/**
 * The samples' words in one language. What visitors see at once (`about`, `classRange`, `stage`) says nothing but what
 * the school's own record says; nothing at all names a person, a figure, a result or a date.
 */
export interface SampleWords {
  readonly about: (facts: SampleFacts) => Told;
  readonly classRange: (range: ClassRange, facts: SampleFacts) => string;
  readonly stage: Readonly<Record<StageName, string>>;
  readonly banner: (facts: SampleFacts) => { readonly heading: string; readonly line: string; readonly button: string };
  readonly message: Told & { readonly name: string };
  readonly facilityIntro: Told;
  readonly facility: Readonly<Record<FacilityName, string>>;
  readonly notice: Told;
  readonly event: Told;
  readonly questions: (facts: SampleFacts) => Article;
  readonly rules: Article;
}

/** The first of several texts that a field has room for. */
export const fitting = (maxLength: number, ...texts: readonly string[]): string =>
  texts.find(({ length }) => length <= maxLength) ?? '';

/** A text that is there, and the others, as paragraphs or sentences. */
export const joined = (separator: string, ...texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(separator);
