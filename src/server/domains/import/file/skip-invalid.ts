import type { FileItem, FileProblem } from './file-item.ts';

/**
 * The items without those that have a problem; the header loses only its bad fields. Undefined if the school's name
 * is not among what is left.
 */
export const leaveOut = (items: readonly FileItem[], problems: readonly FileProblem[]): FileItem[] | undefined => {
  const bad = new Set(problems.map(({ item }) => item));
  const kept = items.flatMap((item) => {
    if (!bad.has(item.path)) return [item];
    return item.path === 'header' ? fixHeader(item, problems) : [];
  });
  return kept.some(({ path }) => path === 'header') ? kept : undefined;
};

const fixHeader = (item: FileItem, problems: readonly FileProblem[]): FileItem[] => {
  const fields = new Set(problems.filter((problem) => problem.item === item.path).map(({ field }) => field));
  if (fields.has('school_Name')) return [];
  return [
    { ...item, document: Object.fromEntries(Object.entries(item.document).filter(([field]) => !fields.has(field))) },
  ];
};
