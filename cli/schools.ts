import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { nearest } from '#engine/text/nearest.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';

const schoolsFolder = join(packageRoot, 'src/demo/schools');

const withContent = (folder: string): string | undefined =>
  existsSync(join(folder, 'content.json')) ? folder : undefined;

/** The folder of a demo school, or one with a content.json by its path; undefined if the name is neither. */
export const findSchoolFolder = (name: string): string | undefined =>
  withContent(join(schoolsFolder, name)) ?? withContent(resolve(name));

/** What is said of a school that is nowhere. `others`: where else was looked. */
export const unknownSchool = async (name: string, others: readonly string[] = []): Promise<AppError> => {
  const schools = (await readdir(schoolsFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return new AppError('UNKNOWN_DEMO_SCHOOL', {
    name,
    meant: didYouMean(nearest(name, schools)),
    schools: [`Demo schools: ${schools.join(', ')}. A folder with a content.json works too.`, ...others].join('\n'),
  });
};
