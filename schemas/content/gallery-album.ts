import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

/** The most pictures and films of one album: more than a school takes at a festival, and still one document. */
export const maxAlbumPictures = 5000;

const galleryAlbumSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['schoolThemeMediaJson'],
  properties: {
    album_Id: { type: 'integer' },
    album_Name: { type: 'string', maxLength: 100 },
    /** A day of it; visitors read the month. */
    album_Date: { type: 'string', format: 'date' },
    schoolThemeMediaJson: {
      type: 'array',
      maxItems: maxAlbumPictures,
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          Media_Name: { type: 'string', format: 'media' },
          Video_Url: { type: 'string', format: 'https-url' },
          caption: { type: 'string', maxLength: 200 },
        },
      },
    },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const galleryAlbum = defineContentType({
  type: 'galleryAlbum',
  area: '/website',
  singleton: false,
  schema: galleryAlbumSchema,
  media: { 'schoolThemeMediaJson[].Media_Name': 'public' },
  texts: ['album_Name', 'schoolThemeMediaJson[].caption'],
  nameField: 'album_Name',
  server: ['album_Id'],
});
