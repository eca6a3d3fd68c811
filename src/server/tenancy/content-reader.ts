import type { ContentDocumentOf, ContentTypeName } from '#schemas/content/index.ts';
import type { PictureData } from '#schemas/sources/picture.ts';
import type { PageMedia } from '#server/core/cache/page-cache.ts';
import type { Changes } from '#server/store/content/visible.ts';
import type { DirectoryPage } from '#server/store/global.ts';

/** Takes notice of what is read for a page. */
export interface ReadRecorder {
  /** Gets the times at which something that was read changes by itself. */
  readonly recordChange: (changes: Changes) => void;
  /** Gets each picture and document that was read and that visitors may see. */
  readonly recordMedia: (media: PageMedia) => void;
}

/** One published item: its id in the store and its document. */
export interface ContentItem<Document> {
  readonly id: number;
  readonly document: Document;
  /** What `document` is a translation of. Addresses are made of this: they are the same in every language. */
  readonly written?: Document;
}

export type ContentItemOf<T extends ContentTypeName> = ContentItem<ContentDocumentOf<T>>;

export type BlogItem = ContentItemOf<'blog'>;

/**
 * A picture in the contract's form; the item's name is its alternative text where it has none of its own. It is
 * described in a language where it has a text in that.
 */
export type StoredPicture = (name: string, locale?: string) => { readonly url: string; readonly media: PictureData };

/** The articles of a school that visitors see, never all of them at once. */
export interface BlogReader {
  /** A part of them, the newest first; of one category, or for the one or the other (`blogFor`), where it is given. */
  newest(part: {
    readonly limit: number;
    readonly offset?: number;
    readonly category?: number;
    readonly blogFor?: number;
  }): Promise<readonly BlogItem[]>;
  count(blogFor?: number): Promise<number>;
  /** The one with this last part of its address. */
  find(slug: string): Promise<BlogItem | undefined>;
  /** The next newer one and the next older one, of those for the same where it is given. */
  beside(item: BlogItem, blogFor?: number): Promise<{ readonly newer?: BlogItem; readonly older?: BlogItem }>;
}

/** One school's published content, from the database or from a folder. */
export interface ContentReader {
  items<T extends ContentTypeName>(type: T): Promise<readonly ContentItemOf<T>[]>;
  readonly blogs: BlogReader;
  /** The pictures behind `media:<id>` references; one that is gone is left out. */
  pictures(references: readonly string[]): Promise<ReadonlyMap<string, StoredPicture>>;
  /** The addresses of public pictures and documents behind `media:<id>` references; one that is gone is left out. */
  files(references: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** A school in the public directory. */
export interface DirectoryEntry {
  readonly schoolId: number;
  readonly name: string;
  readonly slug: string;
  readonly schoolKey: string;
  /** The address of its own site. */
  readonly url: string;
}

/** What loaders of the directory read: active and listed schools, each with a reader of its own. */
export interface Directory {
  /** By name; with a place, only those that have it in their city or address. */
  list(page: DirectoryPage & { readonly place?: string }): Promise<readonly DirectoryEntry[]>;
  /** The school with a slug, in any case, or else with a key. */
  find(slugOrKey: string): Promise<DirectoryEntry | undefined>;
  /** Reads with one school's rows in sight. */
  within<T>(schoolId: number, work: (reader: ContentReader) => Promise<T>): Promise<T>;
}

/** In which language content is read. */
export interface Languages {
  readonly locale: string;
  /** The language of content that does not say its own. */
  readonly contentLocale?: string | undefined;
}

/** What is read of items instead of what visitors see of them, by id: a document, or null where it is to be gone. */
export type Drafts = ReadonlyMap<
  number,
  { readonly type: ContentTypeName; readonly document: Readonly<Record<string, unknown>> | null }
>;

/** How a site is read: in which language, and with which drafts in it. */
export interface ReadOptions {
  readonly languages?: Languages | undefined;
  readonly drafts?: Drafts | undefined;
}

/** What a loader knows of the school and the day. */
export interface SchoolFacts {
  readonly schoolId: number;
  readonly slug: string;
  readonly schoolKey: string;
  readonly name: string;
  /** The theme that its site uses; 0 for the platform's own page. */
  readonly themeId: number;
  /** The host of its site's address. */
  readonly host: string;
  /** The language to read content in, and that of content which does not say its own; as it was written without. */
  readonly languages?: Languages;
  /** What a preview shows that visitors do not see. */
  readonly drafts?: Drafts;
  /** YYYY-MM-DD in the school's time zone. */
  readonly today: string;
}
