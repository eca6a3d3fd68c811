export { assignBlogSlugs, deriveFields, withoutSchoolFacts } from './file/derive-fields.ts';
export type { FileItem } from './file/file-item.ts';
export { checkFolder } from './file/import-process.ts';
export { mapParallel } from './file/parallel.ts';
export type { PictureText } from './file/picture-texts.ts';
export { locateFile } from './file/read-folder.ts';
export { leaveOut } from './file/skip-invalid.ts';
