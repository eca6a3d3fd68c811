import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { sizeText } from '#server/files/uploads/quota.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { type ApiError, AppError, isApiError } from '#shared/errors/app-error.ts';

interface MultipartBody {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
}

/** Of all text fields together, as of a JSON body. */
const maxCharacters = 1024 * 1024;

/** Reads a multipart body within the limits of its call. A field that is sent several times becomes a list. */
export const readMultipart = async (request: FastifyRequest, call: Call): Promise<MultipartBody> => {
  try {
    return await readParts(request, call);
  } catch (error) {
    if (isApiError(error) || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own errors have no code: the body is cut short, or is no multipart at all.
    throw new AppError('BAD_REQUEST', { reason: 'the multipart body is cut short or malformed' }, { cause: error });
  }
};

const readParts = async (request: FastifyRequest, { files: allowed = {} }: Call): Promise<MultipartBody> => {
  if (!request.isMultipart()) throw new AppError('WRONG_TYPE', { expected: 'multipart/form-data' });
  const limits = Object.values(allowed);
  const fields = new Map<string, unknown>();
  const files: UploadedFile[] = [];
  const parts = request.parts({
    isPartAFile,
    limits: {
      fileSize: Math.max(1, ...limits.map(({ maxBytes }) => maxBytes)),
      files: limits.reduce((sum, { maxCount }) => sum + maxCount, 0) + 1,
      fields: 200,
      fieldSize: 128 * 1024,
      fieldNameSize: 100,
    },
  });
  let characters = 0;
  for await (const part of parts) {
    const name = part.fieldname;
    if (['__proto__', 'constructor', 'prototype'].includes(name))
      throw new AppError('BAD_REQUEST', { reason: 'a field has a name that is not allowed' });
    if (part.type === 'file') {
      const file = await readFile(part, allowed);
      if (file) files.push(file);
    } else {
      characters += String(part.value).length;
      if (characters > maxCharacters) throw new AppError('TOO_LARGE', { what: 'The form', limit: '1 MB of text' });
      const known = fields.get(name);
      fields.set(name, known === undefined ? part.value : [known, part.value].flat());
    }
  }
  return { fields: Object.fromEntries(fields), files };
};

/** A part that says it is JSON would be parsed before anything is counted: it is a file, and fields take none. */
const isPartAFile = (_: string | undefined, type: string | undefined, fileName: string | undefined): boolean =>
  fileName !== undefined || type === 'application/octet-stream' || type?.startsWith('application/json') === true;

const readFile = async (
  part: MultipartFile,
  allowed: NonNullable<Call['files']>,
): Promise<UploadedFile | undefined> => {
  const limit = Object.hasOwn(allowed, part.fieldname) ? allowed[part.fieldname] : undefined;
  if (!limit) {
    part.file.resume();
    throw wrongField(part.fieldname, `There is no file field "${part.fieldname}" here.`);
  }
  const { fieldname: field } = part;
  const data = await part.toBuffer().catch((error: Error & { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(field, limit.maxBytes, error) : error;
  });
  // A file field of a form that was left empty.
  if (data.length === 0 && part.filename === '') return undefined;
  if (data.length > limit.maxBytes) throw tooLarge(field, limit.maxBytes);
  return { field, fileName: part.filename, type: part.mimetype, data };
};

const tooLarge = (field: string, maxBytes: number, cause?: Error): ApiError => {
  const limit = sizeText(maxBytes);
  const errors = { [field]: [`Use a file of at most ${limit}.`] };
  return new AppError('TOO_LARGE', { what: 'The file', limit }, { errors, cause });
};

/** Throws where a field has more files than it takes. */
export const checkFileCounts = (files: readonly UploadedFile[], { files: allowed = {} }: Call): void => {
  for (const [field, { maxCount }] of Object.entries(allowed)) {
    if (files.filter((file) => file.field === field).length > maxCount)
      throw wrongField(field, `Use at most ${maxCount} ${maxCount === 1 ? 'file' : 'files'}.`);
  }
};
