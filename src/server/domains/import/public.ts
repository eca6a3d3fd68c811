export type { FileItem } from './file/check-file.ts';
export { assignBlogSlugs, deriveFields, withoutSchoolFacts } from './file/derive-fields.ts';
export { checkFolder } from './file/import-process.ts';
export { mapParallel } from './file/parallel.ts';
export { locateFile } from './file/read-folder.ts';
export { leaveOut } from './file/skip-invalid.ts';
