import type { DataRequest } from '#schemas/theme/theme.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { wholeParams } from '../whole-params.ts';

/** Two names for one answer. */
export const repeatedRequest = defineRule({
  meta: {
    id: 'THM036',
    name: 'repeated-request',
    title: 'No page asks a source twice for the same.',
    severity: 'warning',
    docs: 'docs/rules/THM036.md',
    ignorable: true,
  },
  check(context) {
    const { data = {}, templates } = context.theme;
    const shared = Object.entries(data);
    findRepeated({ known: [], own: shared, path: ['data'] }, context);
    for (const [id, { data: own = {} }] of Object.entries(templates)) {
      // An entry of the page's own takes the place of one for all pages that has its name.
      const known = shared.filter(([name]) => !Object.hasOwn(own, name));
      findRepeated({ known, own: Object.entries(own), path: ['templates', id, 'data'] }, context);
    }
  },
});

type Entry = readonly [name: string, request: DataRequest];

interface Entries {
  readonly known: readonly Entry[];
  readonly own: readonly Entry[];
  /** Of its own entries. */
  readonly path: Path;
}

const findRepeated = ({ known, own, path }: Entries, { registry, hasFinding, report }: CheckContext): void => {
  const asked = new Map<string, string>();
  const keyOf = (request: DataRequest): string => {
    const all = Object.entries(wholeParams(request, registry)).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([request.source, all, request.notFoundWhenEmpty ?? false]);
  };
  for (const [name, request] of known) asked.set(keyOf(request), name);
  for (const [name, request] of own) {
    const key = keyOf(request);
    const other = asked.get(key);
    if (other === undefined) asked.set(key, name);
    else if (!hasFinding([...path, name])) {
      report({
        path: [...path, name],
        at: 'key',
        message: `"${name}" asks "${request.source}" for the same as "${other}". Bind "data.${other}" instead, and take this one away.`,
        actual: name,
        suggestion: other,
      });
    }
  }
};
