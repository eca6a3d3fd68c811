import { rules } from '../problem.ts';
import type { Path } from './document.ts';
import { type RefScope, resolveRef } from './refs.ts';
import type { Report } from './report.ts';

/** Reports a ref that names nothing the template has. */
export const checkRef = (ref: string, path: Path, scope: RefScope, report: Report): void => {
  const result = resolveRef(ref, scope);
  if (result.ok) return;
  report.add({
    rule: rules.ref,
    path,
    message: result.message,
    expected: result.candidates.slice(0, 12).join(', ') || 'a ref of this template',
    actual: ref,
    candidates: result.candidates,
    word: ref,
  });
};
