import { allRules } from '#engine/check/index.ts';
import type { Problem } from '#engine/index.ts';
import { type Json, type JsonPath, valueAt } from './json-tree.ts';

const severities = new Map(allRules.map(({ id, severity }) => [id, severity]));

const offsetOf = (lines: readonly string[], { line, column }: Problem['start']): number | undefined => {
  const text = lines[line - 1];
  if (text === undefined || column < 1 || column > text.length + 1) return undefined;
  return lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, column - 1);
};

const pathOf = (pointer: string): JsonPath =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What is wrong with a finding itself: its rule, its severity, its words, its place in the text, its pointer. */
export const findingFaults = (finding: Problem, text: string, document: Json | undefined): readonly string[] => {
  const faults: string[] = [];
  const severity = severities.get(finding.rule);
  if (severity === undefined) faults.push('its rule is unknown');
  else if (severity !== finding.severity) faults.push('its severity is not its rule’s');
  if (finding.message.trim() === '' || /undefined|\[object|NaN/.test(finding.message)) faults.push('its message');

  const lines = text.split('\n');
  const [start, end] = [offsetOf(lines, finding.start), offsetOf(lines, finding.end)];
  if (start === undefined || end === undefined) faults.push('its place is outside of the text');
  else if (start > end) faults.push('it ends before it starts');

  const path = pathOf(finding.pointer);
  const there =
    document === undefined ? path.length === 0 : exists(document, path) || exists(document, path.slice(0, -1));
  if (!there) faults.push('its pointer leads nowhere');

  for (const { offset, length } of finding.fix?.edits ?? []) {
    if (offset < 0 || length < 0 || offset + length > text.length) faults.push('its fix is outside of the text');
  }
  return faults;
};

const exists = (document: Json, path: JsonPath): boolean => valueAt(document, path) !== undefined;
