import type { ParamsOf, ResultOf, SourceContract } from '#schemas/sources/define.ts';
import type { OfferedClass } from '#server/domains/lookups/public.ts';
import type { StaffCard } from '#server/domains/staff/public.ts';
import type { PublicCard } from '#server/domains/students/public.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import type { ContentItem, ContentReader, Directory, SchoolFacts } from '#server/tenancy/content-reader.ts';
import type { Season } from '#server/tenancy/open-sessions.ts';
import { text } from '#server/tenancy/shape-items.ts';

/** What loaders read: a school's published content, and what of its records visitors may see. */
export interface SourceReader extends ContentReader {
  /**
   * Cards of students whose birthday is kept on a day (YYYY-MM-DD), each allowed by its family; none outside a
   * database.
   */
  birthdays(today: string): Promise<readonly ContentItem<PublicCard>[]>;
  /**
   * Cards of members of staff on a day (YYYY-MM-DD), each allowed by the member, in the order of the school; none outside
   * a database.
   */
  shownStaff(today: string): Promise<readonly ContentItem<StaffCard>[]>;
  /** How many students the session of a day (YYYY-MM-DD) has, and in how many classes; none outside a database. */
  enrolled(today: string): Promise<Enrolled>;
  /** The classes that the school offers, in their order. */
  classes(): Promise<readonly OfferedClass[]>;
  /** What the office has set for the admissions of sessions, the latest first. */
  seasons(): Promise<readonly Season[]>;
}

/** Active students of a session, and the classes that they are in. */
export interface Enrolled {
  readonly students: number;
  readonly classes: number;
}

export interface LoaderInput {
  readonly reader: SourceReader;
  readonly school: SchoolFacts;
  /** Checked against the contract's params, defaults filled in. */
  readonly params: unknown;
}

/** What depends on the date is there only where the contract says that the result ends with the day. */
type InputOf<C extends SourceContract> = { readonly params: ParamsOf<C> } & (C['expires'] extends 'midnight'
  ? Pick<LoaderInput, 'reader' | 'school'>
  : {
      readonly reader: Omit<SourceReader, 'birthdays' | 'enrolled' | 'shownStaff'>;
      readonly school: Omit<SchoolFacts, 'today'>;
    });

/** What the loader of a source over all listed schools gets. */
export interface DirectoryInput<Params = unknown> {
  readonly directory: Directory;
  readonly params: Params;
}

/** How one source is loaded: the published items it reads, in the shape that its contract promises. */
export interface SchoolLoader {
  readonly source: string;
  load(input: LoaderInput): Promise<unknown>;
}

/** A source over all listed schools. It opens its own reads, one school at a time. */
export interface DirectoryLoader {
  readonly source: string;
  loadDirectory(input: DirectoryInput): Promise<unknown>;
}

export type SourceLoader = SchoolLoader | DirectoryLoader;

/**
 * Says how a source is loaded. Params and result have the types of the contract's schemas. The date is not to be had
 * where the result never expires: a reader that gets to it nevertheless throws.
 */
export const defineLoader = <C extends SourceContract>(
  contract: C,
  load: (input: InputOf<C>) => Promise<ResultOf<C>>,
): SchoolLoader => ({
  source: contract.name,
  // Whoever calls a loader has checked the params by the very schema that their type is made from.
  load: (input) => load((contract.expires === 'midnight' ? input : withoutDate(input, contract)) as InputOf<C>),
});

const withoutDate = ({ reader, school, params }: LoaderInput, { name }: SourceContract): LoaderInput => {
  const refuse = (): never => {
    throw new Error(`The source "${name}" reads the date, and its contract says that it never expires.`);
  };
  return {
    params,
    reader: { ...reader, birthdays: refuse, enrolled: refuse, shownStaff: refuse },
    school: Object.defineProperty({ ...school }, 'today', { get: refuse }),
  };
};

/** The same for a source over all listed schools. */
export const defineDirectoryLoader = <C extends SourceContract>(
  contract: C,
  load: (input: DirectoryInput<ParamsOf<C>>) => Promise<ResultOf<C>>,
): DirectoryLoader => ({
  source: contract.name,
  // As above.
  loadDirectory: (input) => load(input as DirectoryInput<ParamsOf<C>>),
});

/** Items that may be shown in public by name and picture (domain rule 4.3). */
export const withConsent = <Document extends { readonly Photo_Consent: string }>(
  items: readonly ContentItem<Document>[],
): readonly ContentItem<Document>[] => items.filter(({ document }) => document.Photo_Consent === 'Public_With_Name');

/** Whether an item that may name an audience is for visitors. */
export const isForAll = ({ document: { audience } }: ContentItem<{ readonly audience?: string }>): boolean =>
  audience === undefined || audience === 'All';

/** Items with a keyword in one of the fields, in small or capital letters; all where it is empty. */
export const withKeyword = <Document>(
  items: readonly ContentItem<Document>[],
  { keyword }: { readonly keyword: string },
  fields: readonly (keyof Document)[],
): readonly ContentItem<Document>[] => {
  const wanted = plain(keyword);
  if (wanted === '') return items;
  return items.filter(({ document }) => fields.some((field) => plain(text(document[field])).includes(wanted)));
};

const plain = (value: string): string => value.normalize('NFC').trim().toLocaleLowerCase('und');

/** One page of a list. */
export const paged = <T>(
  items: readonly T[],
  params: { readonly page: number; readonly pageSize: number },
): readonly T[] => {
  const { limit, offset } = pageOf(params);
  return items.slice(offset, offset + limit);
};
