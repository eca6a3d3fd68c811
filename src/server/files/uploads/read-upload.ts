import { wrongField } from '#server/core/errors/refusals.ts';
import { hasCode } from '#shared/errors/app-error.ts';
import { type DocumentType, detectDocument } from '../documents/document-type.ts';
import type { EncodedPicture, EncodeOptions } from '../pictures/encode.ts';
import { copyPicture, encodePicture } from '../pictures/picture-process.ts';
import { acceptedText, uploadError } from './upload-error.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface PictureLimits extends Pick<EncodeOptions, 'cut' | 'shape' | 'fileBytes'> {
  /** Of what was sent. */
  readonly maxBytes: number;
}

/** A picture that was sent, encoded for the web. Errors: 422 at the file's field. */
export const readPicture = async (
  { field, data }: UploadedFile,
  { maxBytes, ...made }: PictureLimits,
): Promise<EncodedPicture> => {
  if (data.length > maxBytes) throw wrongField(field, acceptedText(['jpg', 'png', 'webp'], maxBytes));
  return encodeUpload(field, () => encodePicture(data, { ...made, maxBytes }));
};

/** A document as it is stored: checked, and encoded anew if it is a picture. */
export interface ReadDocument {
  readonly type: DocumentType;
  readonly data: Buffer;
  /** Pixels of a picture. */
  readonly width?: number;
  readonly height?: number;
}

interface DocumentLimits {
  readonly types: readonly DocumentType[];
  readonly maxBytes: number;
}

/** A document that was sent. Errors: 422 at the file's field. */
export const readDocument = async (
  { field, data }: UploadedFile,
  { types, maxBytes }: DocumentLimits,
): Promise<ReadDocument> => {
  const found = data.length > maxBytes ? undefined : detectDocument(data);
  if (!found || !types.includes(found.type)) throw wrongField(field, acceptedText(types, maxBytes));
  if (found.fault) throw wrongField(field, found.fault);
  if (!pictureTypes.includes(found.type)) return { type: found.type, data };
  const copy = await encodeUpload(field, () => copyPicture(data, { maxBytes }));
  return { type: copy.format === 'jpeg' ? 'jpg' : 'webp', data: copy.data, width: copy.width, height: copy.height };
};

const pictureTypes: readonly DocumentType[] = ['jpg', 'png', 'webp'];

/** A picture process that is lost may have been lost to another picture; where it is lost twice, to this one. */
const encodeUpload = async <T>(field: string, encode: () => Promise<T>): Promise<T> => {
  try {
    return await encode().catch((error: unknown) => {
      if (hasCode(error, 'PICTURE_PROCESS')) return encode();
      throw error;
    });
  } catch (error) {
    throw uploadError(field, error);
  }
};
