import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSchema, createAjv } from '#engine/schema/validate.ts';
import { type SiteRecord, siteRecordSchema } from '#schemas/theme/site-record.ts';

/** The file next to a school's content that names its theme and what it has chosen of it. */
export const siteRecordFile = 'site.json';

interface FolderRecord {
  readonly record?: SiteRecord;
  readonly problems: readonly string[];
}

/** What a school that is a folder has chosen; nothing without the file, and a problem where it is no record. */
export const readSiteRecord = async (folder: string): Promise<FolderRecord> => {
  const text = await readFile(join(folder, siteRecordFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { problems: [] };
  const record = parse(text);
  const isRecord = compileSchema(createAjv(), siteRecordSchema);
  if (isRecord(record)) return { record: record as SiteRecord, problems: [] };
  const [error] = isRecord.errors ?? [];
  return { problems: [`${siteRecordFile}: ${error?.instancePath || 'It'} ${error?.message}.`] };
};

/** Undefined where a text is no JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
