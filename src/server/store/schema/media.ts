import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, ownSchool, schoolId } from './columns.ts';

/**
 * Who may see a picture: anyone; anyone while the consent for a minor is valid; only its school's staff, but for the
 * photo of a member who agrees that visitors see it.
 */
export const mediaClasses = ['public', 'minor', 'private'] as const;
export type MediaClass = (typeof mediaClasses)[number];

/** The progress of the background queue on a picture's AVIF files. */
export const avifStates = ['pending', 'done', 'failed'] as const;
export type AvifState = (typeof avifStates)[number];

/**
 * What is known of the children in a public picture: `none` in it, the `consent` for the website is on file, or there is
 * `noConsent`, and visitors do not see it.
 */
export const childrenStates = ['none', 'consent', 'noConsent'] as const;
export type ChildrenState = (typeof childrenStates)[number];

/** One encoded size of a picture; lengths in pixels, `key` names the file in media storage. */
export interface MediaVariant {
  width: number;
  height: number;
  format: 'webp' | 'avif' | 'jpeg' | 'png';
  bytes: number;
  key: string;
}

/** The point to keep in view when a picture is cropped; 0–1 from the left and from the top. */
export interface MediaFocal {
  x: number;
  y: number;
}

/** Stored pictures and files, found in content as `media:<id>`. Tenant table. */
export const media = pgTable(
  'media',
  {
    schoolId: schoolId(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** sha256 of the input, hexadecimal. */
    hash: text('hash').notNull(),
    class: text('class', { enum: mediaClasses }).notNull(),
    kind: text('kind', { enum: ['picture', 'document'] }).notNull(),
    width: integer('width'),
    height: integer('height'),
    bytes: integer('bytes').notNull(),
    /** `''` for a picture that is decoration. */
    alt: text('alt'),
    /** The same in other languages, by their codes. */
    altTranslations: jsonb('alt_translations').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The name it was uploaded under; null for imports. */
    fileName: text('file_name'),
    /** Media type of a document, such as `application/pdf`; null for pictures. */
    mime: text('mime'),
    createdBy: integer('created_by'),
    /** What whoever sent it called the request: the same request sent again stores nothing. */
    clientKey: text('client_key'),
    /** Base64 of the ThumbHash bytes. */
    thumbhash: text('thumbhash'),
    focal: jsonb('focal').$type<MediaFocal>(),
    /** What it is filed under, each as `tidyTag` writes it. */
    tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
    /** What stands under it in an album, unless the album says otherwise. */
    caption: text('caption'),
    /** The picture that it was cut from, which may be gone. */
    madeFrom: integer('made_from'),
    /** Null while nobody has said. */
    children: text('children', { enum: childrenStates }),
    variants: jsonb('variants').$type<MediaVariant[]>().notNull().default([]),
    avifState: text('avif_state', { enum: avifStates }).notNull().default('pending'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('media_client_key').on(table.schoolId, table.clientKey),
    index('media_hash').on(table.schoolId, table.hash),
    index('media_tagged').on(table.schoolId, table.id).where(sql`${table.tags} <> '[]'::jsonb`),
    index('media_avif_pending').on(table.schoolId, table.id).where(sql`${table.avifState} = 'pending'`),
    check('media_class', sql`${table.class} in ('public', 'minor', 'private')`),
    check('media_children', sql`${table.children} in ('none', 'consent', 'noConsent')`),
    check('media_avif_state', sql`${table.avifState} in ('pending', 'done', 'failed')`),
    ownSchool(),
  ],
);

export type MediaRow = typeof media.$inferSelect;
export type NewMediaRow = typeof media.$inferInsert;
