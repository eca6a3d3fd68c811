export { checkFile, type FileItem } from './file/check-file.ts';
export { assignBlogSlugs, deriveFields, withoutSchoolFacts } from './file/derive-fields.ts';
export { mapParallel } from './file/parallel.ts';
export { locateFile, readContentFile } from './file/read-folder.ts';
export { leaveOut } from './file/skip-invalid.ts';
