import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const galleryAlbumItem = {
  type: 'object',
  additionalProperties: false,
  required: ['album_Id', 'album_Name', 'schoolThemeMediaJson'],
  properties: {
    album_Id: { type: 'integer' },
    /** Empty for loose photos, which belong to no album. */
    album_Name: { type: 'string' },
    /** The last part of its address; that of loose photos is `photos`. */
    album_Slug: { type: 'string' },
    album_Date: { type: 'string', format: 'date' },
    /** How many photos and videos it has, however many are given. */
    total: { type: 'integer', minimum: 0 },
    /** How many of these are films. */
    films: { type: 'integer', minimum: 0 },
    lang: contentLang,
    schoolThemeMediaJson: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {
          Media_Name: { type: 'string' },
          Media_Name_Media: pictureSchema,
          Video_Url: { type: 'string' },
          caption: { type: 'string' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type GalleryAlbumItem = FromSchema<typeof galleryAlbumItem>;

const galleryParams = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 20,
      description: 'The most media given, counted over all albums',
    },
    perAlbum: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 100,
      description: 'The most media given of one album; then each album gives its first before any gives its second',
    },
    inAlbums: {
      type: 'boolean',
      default: false,
      description: 'Whether the photos that are in no album are left out',
    },
    isActiveWebsite: {
      type: 'integer',
      enum: [1, -1],
      default: 1,
      description: '1: albums shown on the website; -1: all. The public only ever sees 1',
    },
  },
} as const satisfies JSONSchema;

export const gallery = defineSource({
  name: 'gallery',
  title: 'All albums, each with how many photos and videos it has, and so many of them',
  params: galleryParams,
  result: { type: 'array', items: galleryAlbumItem },
  tags: ['galleryAlbum'],
  expires: 'never',
});
