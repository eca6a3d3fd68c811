import type { ShapeError } from '../../compile/shape-errors.ts';
import { defineShapeRule } from '../rule.ts';
import { show } from '../words.ts';

export const wrongType = defineShapeRule({
  meta: {
    id: 'THM012',
    name: 'wrong-type',
    title: 'Every value is of the type that its place asks for.',
    severity: 'error',
    docs: 'docs/rules/THM012.md',
    ignorable: false,
  },
  check({ errors, report }) {
    for (const error of errors) {
      const { path, keyword, params, data, propertyName, neededKeys = [] } = error;
      if (propertyName !== undefined) continue;
      const actual = show(data);
      if (keyword === 'type') {
        const types = [params.type].flat().map(String);
        const form = types.length === 1 && types[0] === 'object' ? objectForm(neededKeys) : undefined;
        const message = `This must be ${types.map(withArticle).join(' or ')}${form ? `: ${form}` : ''}.`;
        report({ path, message, expected: form ?? types.join(','), actual });
      } else if (keyword === 'anyOf' || keyword === 'oneOf') {
        const expected = formsOf(error);
        report({ path, message: `This must be ${expected}.`, expected, actual });
      }
    }
  },
});

const names: Readonly<Record<string, string>> = { object: 'an object', array: 'a list', string: 'a text' };
const withArticle = (type: string): string => names[type] ?? (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);

const formsOf = ({ schema }: ShapeError): string =>
  (Array.isArray(schema) ? schema : [])
    .map((form: Form) => objectForm(form.required ?? []) ?? form.title ?? withArticle(form.type ?? show(form.const)))
    .join(' or ');

interface Form {
  readonly title?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly required?: readonly string[];
}

/** An object as it is written, with the keys that it needs. */
const objectForm = (needed: readonly string[]): string | undefined =>
  needed.length === 0 ? undefined : `{ ${needed.map((key) => `"${key}": …`).join(', ')} }`;
