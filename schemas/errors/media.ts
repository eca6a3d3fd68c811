import type { ErrorArea } from './define.ts';

/** What can be wrong with a picture, with where it is processed, or with where it is stored. */
export const mediaErrors = {
  PICTURE_TYPE: {
    text: 'The file is not a picture in JPG, PNG, WebP or HEIC.',
    hint: 'Use JPG, PNG, WebP or HEIC up to 5 MB.',
  },
  PICTURE_SVG: {
    text: 'SVG pictures are not accepted, because they can contain scripts.',
    hint: 'Save the picture as PNG or WebP.',
  },
  PICTURE_ANIMATED: {
    text: 'Animated pictures are not accepted.',
    hint: 'Use a still picture, or a video link in the gallery.',
  },
  PICTURE_BYTES: {
    text: 'The picture is {size} MB; the limit is {most} MB.',
    hint: 'Save it smaller: 1920 pixels wide is enough.',
  },
  PICTURE_PIXELS: {
    text: 'The picture is {width} × {height} pixels; the limit is {side} on the longest side and 50 megapixels in all.',
    hint: 'Save it smaller: 1920 pixels wide is enough.',
  },
  PICTURE_BROKEN: { text: 'The picture is damaged or cut off.', hint: 'Export or copy the file again.' },
  PICTURE_GONE: { text: 'The stored copy of the picture is gone.', hint: 'Upload or import it again.' },
  PICTURE_PROCESS: {
    text: 'The picture could not be processed: {reason}.',
    hint: 'Try again. If it happens again, save a smaller copy of the picture, or give the server more memory.',
  },
  MEDIA_KEY: {
    text: '{key} is not a key of media storage.',
    hint: 'A key is <school>/<id>/<file>, of letters, digits, dot, dash and underscore.',
  },
} as const satisfies ErrorArea;
