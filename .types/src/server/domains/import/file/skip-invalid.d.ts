import type { FileItem, FileProblem } from './check-file.ts';
/**
 * The items without those that have a problem; the header loses only its bad fields. Undefined where the school's name
 * is not among what is left.
 */
export declare function leaveOut(items: readonly FileItem[], problems: readonly FileProblem[]): FileItem[] | undefined;
