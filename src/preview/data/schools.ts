import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import type { DataPlace } from './preview-data.ts';

/** A school whose data a preview can show. */
export interface PreviewSchool {
  /** How addresses name it. */
  readonly id: string;
  readonly place: DataPlace;
}

const demoFolder = join(packageRoot, 'src/demo/schools');

/** The school that the preview is started with, and the demo schools behind it. */
export const previewSchools = (first: DataPlace): readonly [PreviewSchool, ...PreviewSchool[]] => {
  const own = 'folder' in first ? resolve(first.folder) : undefined;
  const id = own === undefined ? 'server' : basename(own);
  const demo = readdirSync(demoFolder)
    .filter((slug) => slug !== id && existsSync(join(demoFolder, slug, 'content.json')))
    .map((slug) => ({ id: slug, place: { folder: join(demoFolder, slug) } }));
  return [{ id, place: first }, ...demo];
};
