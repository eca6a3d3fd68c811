import type { JSONSchema } from 'json-schema-to-ts';
import { about } from '#schemas/content/about.ts';
import { banner } from '#schemas/content/banner.ts';
import { birthdayStudent } from '#schemas/content/birthday-student.ts';
import { blog } from '#schemas/content/blog.ts';
import { disclosure } from '#schemas/content/disclosure.ts';
import { event } from '#schemas/content/event.ts';
import { facility } from '#schemas/content/facility.ts';
import { facilityIntro } from '#schemas/content/facility-intro.ts';
import { faq } from '#schemas/content/faq.ts';
import { featuredProgramme } from '#schemas/content/featured-programme.ts';
import { galleryAlbum } from '#schemas/content/gallery-album.ts';
import { holiday } from '#schemas/content/holiday.ts';
import type { ContentType } from '#schemas/content/index.ts';
import { message } from '#schemas/content/message.ts';
import { mobileApp } from '#schemas/content/mobile-app.ts';
import { notice } from '#schemas/content/notice.ts';
import { policyPage } from '#schemas/content/policy-page.ts';
import { popularClass } from '#schemas/content/popular-class.ts';
import { schoolProfile } from '#schemas/content/school-profile.ts';
import { testimonial } from '#schemas/content/testimonial.ts';
import { topper } from '#schemas/content/topper.ts';
import { schoolSlugPattern } from '#server/tenancy/school-slug.ts';
import { picturesKey, pictureTextSchema } from './picture-texts.ts';

/** One key of `content.json` and the content type its items become. */
export interface FileCollection {
  key: string;
  type: ContentType;
  /** The field with the item's own id in the file; items without one match by position. */
  idField?: string;
}

/** The keys of `content.json`. */
export const fileCollections: readonly FileCollection[] = [
  { key: 'header', type: schoolProfile },
  { key: 'about', type: about },
  { key: 'banners', type: banner },
  { key: 'facilities', type: facility, idField: 'facilityId' },
  { key: 'facilityIntro', type: facilityIntro },
  { key: 'messages', type: message },
  { key: 'testimonials', type: testimonial },
  { key: 'toppers', type: topper },
  { key: 'birthdayStudents', type: birthdayStudent },
  { key: 'notices', type: notice, idField: 'noticeID' },
  { key: 'events', type: event, idField: 'noticeID' },
  { key: 'gallery', type: galleryAlbum, idField: 'album_Id' },
  { key: 'popularClasses', type: popularClass },
  { key: 'featuredProgrammes', type: featuredProgramme },
  { key: 'holidays', type: holiday, idField: 'Id' },
  { key: 'blogs', type: blog, idField: 'blog_Id' },
  { key: 'disclosure', type: disclosure },
  { key: 'mobileApps', type: mobileApp },
  { key: 'faqs', type: faq },
  { key: 'policyPages', type: policyPage },
];

/** Facts of the school that are in the file's header but are no content. */
const headerOnly = {
  school_Slug: { type: 'string', pattern: schoolSlugPattern },
  schoolKey: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
} as const;

const withPicturePaths = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withPicturePaths);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('format' in schema && schema.format === 'media')
    return { type: 'string', description: 'Path of a picture beside content.json' };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withPicturePaths(value)]));
};

/**
 * The schema of one item in the file: its content type's, with paths of picture files where content has `media:<id>`.
 */
export const fileItemSchema = ({ key, type }: FileCollection): JSONSchema => {
  const schema = withPicturePaths(type.schema) as { properties: object };
  return key === 'header'
    ? ({ ...schema, properties: { ...schema.properties, ...headerOnly } } as JSONSchema)
    : (schema as JSONSchema);
};

/** The JSON Schema of a whole `content.json`; the import checks the same item by item. */
export const contentFileSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Content of one school (content.json)',
  type: 'object',
  additionalProperties: false,
  required: ['header'],
  properties: {
    $schema: { type: 'string' },
    ...Object.fromEntries(
      fileCollections.map((collection) => {
        const items = fileItemSchema(collection);
        return [collection.key, collection.type.singleton ? items : { type: 'array', items }];
      }),
    ),
    [picturesKey]: { type: 'array', items: pictureTextSchema },
  },
};
