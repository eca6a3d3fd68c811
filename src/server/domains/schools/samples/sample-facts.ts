import type { ContentDocumentOf } from '#schemas/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import type { ClassRange } from './stages.ts';

type Profile = ContentDocumentOf<'schoolProfile'>;

/** What a school has said of itself, as far as its samples speak of it. */
export interface SampleFacts {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly board: Profile['Board'];
  readonly kind: Profile['School_Type'];
  /** The languages that it teaches in, as it wrote them. */
  readonly mediums: readonly string[];
  readonly classes: ClassRange | undefined;
  readonly takesEnquiries: boolean;
  readonly writesHindi: boolean;
  /** The other language that the samples are written in too. */
  readonly alsoIn: 'en' | 'hi' | undefined;
  /** The day at the school: YYYY-MM-DD. */
  readonly today: string;
}

/** The facts of a profile that is sound. */
export const sampleFacts = (profile: ContentDocument, today: string): SampleFacts => {
  const { Classes_From: first, Classes_To: last, Locale: locales = [], ...said } = profile as Partial<Profile>;
  const writesHindi = locales[0] === 'hi';
  const other = writesHindi ? 'en' : 'hi';
  return {
    name: said.school_Name ?? '',
    city: said.City ?? '',
    state: said.State ?? '',
    board: said.Board,
    kind: said.School_Type,
    mediums: said.Medium ?? [],
    classes: first === undefined || last === undefined ? undefined : { first, last },
    takesEnquiries: said.admission_Open !== false,
    writesHindi,
    alsoIn: locales.includes(other) ? other : undefined,
    today,
  };
};
