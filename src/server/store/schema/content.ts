import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';

/** A content document, validated by its type's schema before it is stored. */
export type ContentDocument = Record<string, unknown>;

/** A column that the database fills with a field of what is published of a blog: policies keep indexes to columns. */
const ofBlog = (name: string, field: string) =>
  text(name).generatedAlwaysAs((): SQL => sql`case when type = 'blog' then ${sql.raw(field)} end`);

/** Website content of every type: `published` is what visitors see, `draft` what the editor has open. Tenant table. */
export const content = pgTable(
  'content',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    /** The id in the file that the item was imported from. */
    externalId: text('external_id'),
    /** What whoever added it called the request: the same request sent again adds nothing. */
    clientKey: text('client_key'),
    position: integer('position').notNull().default(0),
    /** BCP 47; null if the item is for every language. */
    lang: text('lang'),
    draft: jsonb('draft').$type<ContentDocument>(),
    published: jsonb('published').$type<ContentDocument>(),
    /** What takes the place of `published` at `publishAt`; both are null unless a change is scheduled. */
    scheduled: jsonb('scheduled').$type<ContentDocument>(),
    publishAt: instant('publish_at'),
    /** From then on visitors see nothing of the item. */
    expireAt: instant('expire_at'),
    /** Whether its words are still those that a new school was given (`write-item.ts`). */
    isSample: boolean('is_sample').notNull().default(false),
    /** Starts at 1 and grows by one with each change, for optimistic locking. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The user who changed it last; null for an import. */
    updatedBy: integer('updated_by'),
    /** In the bin since; the row goes 30 days later. */
    deletedAt: instant('deleted_at'),
    blogDay: ofBlog('blog_day', "published->>'entryDate'"),
    /** The last part of the article's address: one without a slug of its own has its id behind a dash. */
    blogSlug: ofBlog('blog_slug', "coalesce(published->>'blog_Slug', '-' || id::text)"),
    blogCategory: ofBlog('blog_category', "published->>'blogCategoryId'"),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('content_external').on(table.schoolId, table.type, table.externalId),
    unique('content_client_key').on(table.schoolId, table.clientKey),
    index('content_list').on(table.schoolId, table.type, table.position),
    index('content_newest_blogs').on(table.schoolId, table.blogDay, table.id).where(sql`${table.type} = 'blog'`),
    index('content_category_blogs')
      .on(table.schoolId, table.blogCategory, table.blogDay, table.id)
      .where(sql`${table.type} = 'blog'`),
    index('content_blog_slugs').on(table.schoolId, table.blogSlug).where(sql`${table.type} = 'blog'`),
    // What changes by itself, or has.
    index('content_moments')
      .on(table.schoolId, table.type)
      .where(sql`${table.publishAt} is not null or ${table.expireAt} is not null`),
    ownSchool(),
  ],
);

/** What became of each content item; kept after the item itself is gone. Tenant table. */
export const contentHistory = pgTable(
  'content_history',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    contentId: integer('content_id').notNull(),
    version: integer('version').notNull(),
    action: text('action').notNull(),
    document: jsonb('document').$type<ContentDocument>(),
    at: instant('at').notNull().defaultNow(),
    /** The user who did it; null for an import. */
    userId: integer('user_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('content_history_item').on(table.schoolId, table.contentId, table.version),
    ownSchool(),
  ],
);

export type ContentRow = typeof content.$inferSelect;
export type NewContentRow = typeof content.$inferInsert;
export type ContentHistoryRow = typeof contentHistory.$inferSelect;
