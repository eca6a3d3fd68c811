import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import type { DataPlace } from './preview-data.ts';

/** A school whose data a preview can show. */
export interface PreviewSchool {
  /** How addresses name it. */
  readonly id: string;
  /** How the panel lists it. */
  readonly label: string;
  readonly place: DataPlace;
}

const demoFolder = join(packageRoot, 'src/demo/schools');

/** What the preview is started with, and the demo schools behind it. */
export const previewSchools = (first: DataPlace): readonly [PreviewSchool, ...PreviewSchool[]] => {
  const school = firstSchool(first);
  const demo = readdirSync(demoFolder)
    .filter((slug) => slug !== school.id && existsSync(join(demoFolder, slug, 'content.json')))
    .map((slug) => ({ id: slug, label: slug, place: { folder: join(demoFolder, slug) } }));
  return [school, ...demo];
};

const firstSchool = (place: DataPlace): PreviewSchool => {
  if ('server' in place) return { id: 'server', label: 'that of the server', place };
  if (place.sample) return { id: 'sample', label: 'none: sample content', place };
  const id = basename(resolve(place.folder));
  return { id, label: id, place };
};
