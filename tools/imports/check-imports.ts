import { type Cycle, findCycles } from './find-cycles.ts';
import { findStrays, findViolations, type Violation } from './find-violations.ts';
import { readGraph, type Sources } from './graph.ts';
import { createNameOf } from './resolve.ts';

/** What the imports of a project break of tools/layers.ts, a text each: where, which rule, and what to do. */
export const checkImports = (sources: Sources): readonly string[] => {
  const imports = readGraph(sources);
  const violations = findViolations(imports, createNameOf(sources.packageImports));
  // Of an import that may not be, it is no news that it makes a cycle of rooms.
  const refused = new Set(violations.map(({ file, line }) => `${file}:${line}`));
  const allowed = imports.filter(({ file, line }) => !refused.has(`${file}:${line}`));
  return [
    ...[...findStrays(sources.files.keys()), ...violations].map(describeViolation),
    ...findCycles(allowed).map(describeCycle),
  ];
};

const describeViolation = ({ file, line, message, cure }: Violation): string =>
  `${line === undefined ? file : `${file}:${line}`} ${message}\n  ${cure}`;

const describeCycle = ({ folder, arrows }: Cycle): string => {
  const lines = arrows.map(({ from, to, count, example }) => {
    const more = count > 1 ? ` and ${count - 1} more` : '';
    return `  ${from} → ${to}: ${example.file}:${example.line} imports ${example.name}${more}`;
  });
  return [
    `${folder || 'The project'}: ${arrows.map(({ from }) => from).join(' → ')} → ${arrows[0]?.from} is a cycle.`,
    ...lines,
    '  Move what both need below them, or into the one that the other imports. Types count as well.',
  ].join('\n');
};
