import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

/** What a module names in one import. */
export interface ImportName {
  /** As it is written. */
  readonly name: string;
  readonly line: number;
  /** Whether nothing of it is left at run time. */
  readonly isType: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A request, and the statement that it is in. */
interface Found {
  readonly request: Span;
  readonly isType: boolean;
}

/**
 * Everything that a module imports: types too, at the top or where one is needed, and what it exports of others. Of a
 * stylesheet, the ones that it imports or composes classes of.
 */
export const readImports = (file: string, text: string): readonly ImportName[] =>
  file.endsWith('.css') ? readStyleImports(text) : readCodeImports(file, text);

const readStyleImports = (text: string): readonly ImportName[] => {
  // What is in a comment leaves its lines behind.
  const code = text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(styleImport)].map(({ 1: name = '', index }) => ({
    name,
    line: code.slice(0, index).split('\n').length,
    isType: false,
  }));
};

const styleImport = /(?:@import\s+(?:url\(\s*)?|\bcomposes\s*:[^;}]*?\bfrom\s+)["']([^"']+)["']/g;

const readCodeImports = (file: string, text: string): readonly ImportName[] => {
  const result = parseSync(file, text);
  const { errors, module } = result;
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const isType = ({ start, end }: Span): boolean => typeStatement.test(text.slice(start, end));
  const found: Found[] = [
    ...module.staticImports.map((one) => ({ request: one.moduleRequest, isType: isType(one) })),
    ...module.staticExports.flatMap((one) => {
      const request = one.entries[0]?.moduleRequest;
      return request ? [{ request, isType: isType(one) }] : [];
    }),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ request: moduleRequest, isType: false })),
  ];
  // The tree is made when it is asked for, and takes far longer than the list of imports.
  const calls = text.match(/\bimport\(/g)?.length ?? 0;
  if (calls > module.dynamicImports.length) found.push(...importTypes(result.program));
  return found.flatMap(({ request: { start, end }, isType }) => {
    const name = literal.exec(text.slice(start, end))?.[2];
    return name === undefined ? [] : [{ name, line: text.slice(0, start).split('\n').length, isType }];
  });
};

const typeStatement = /^(?:import|export)\s+type\b/;

/** An import of a computed name has none that could be checked. */
const literal = /^(['"`])([^$]*)\1$/;

/** The types that are named by `import('…')`. */
const importTypes = (program: Parameters<Visitor['visit']>[0]): readonly Found[] => {
  const found: Found[] = [];
  const keep: VisitorObject['TSImportType'] = ({ source }) => {
    found.push({ request: source, isType: true });
  };
  new Visitor({ TSImportType: keep }).visit(program);
  return found;
};
