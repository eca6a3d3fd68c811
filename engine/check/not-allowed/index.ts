import type { ShapeError } from '../../compile/shape-errors.ts';
import { pointerOf } from '../../text/document.ts';
import { defineShapeRule, type RuleFinding } from '../rule.ts';
import { show } from '../words.ts';
import { describeBound } from './bounds.ts';

/** What other rules say. */
const elsewhere = new Set(['additionalProperties', 'required', 'type', 'anyOf', 'oneOf']);

export const notAllowed = defineShapeRule({
  meta: {
    id: 'THM013',
    name: 'not-allowed',
    title: 'Every value is one of those, and within the bounds, that its place allows.',
    severity: 'error',
    docs: 'docs/rules/THM013.md',
    ignorable: false,
  },
  check({ errors, report }) {
    for (const error of errors.filter(isFirstComponent)) {
      if (error.propertyName !== undefined) report(ofKey(error, error.propertyName));
      else if (error.keyword === 'enum' || error.keyword === 'const') report(ofWord(error));
      else if (!elsewhere.has(error.keyword) && !isFlashing(error)) report(ofValue(error));
    }
  },
});

/** What moves too fast has a rule of its own, and a theme from before there was one is still served. */
const isFlashing = ({ keyword, schema }: ShapeError): boolean => keyword === 'format' && schema === 'display-time';

/** A colour of 0 to 255 is one mistake, not one for each of its components. */
const isFirstComponent = (error: ShapeError, at: number, errors: readonly ShapeError[]): boolean =>
  !isComponent(error) || at === errors.findIndex((other) => isComponent(other) && parentOf(other) === parentOf(error));

const isComponent = ({ path }: ShapeError): boolean => path.at(-2) === 'components';
const parentOf = ({ path }: ShapeError): string => pointerOf(path.slice(0, -1));

const ofKey = ({ path, keyword, schema, message }: ShapeError, name: string): RuleFinding => ({
  path: [...path, name],
  at: 'key',
  message: `"${name}" cannot be a key here. It ${describeBound(keyword, schema) ?? message ?? 'is not valid'}.`,
  expected: `${keyword} ${show(schema)}`,
  actual: name,
});

const ofWord = ({ path, keyword, params, data, says }: ShapeError): RuleFinding => {
  const allowed = keyword === 'enum' ? (params.allowedValues as readonly unknown[]) : [params.allowedValue];
  const actual = show(data);
  return {
    path,
    message: says ?? `${actual} is not allowed here.`,
    expected: allowed.map((value) => JSON.stringify(value)).join(', '),
    actual,
    candidates: allowed.filter((value) => typeof value === 'string'),
    ...(typeof data === 'string' ? { word: data } : {}),
  };
};

const ofValue = (error: ShapeError): RuleFinding => {
  const { path, keyword, schema, data, message } = error;
  const actual = show(data);
  const cure = isComponent(error) ? ' Divide a component of 0 to 255 by 255.' : '';
  const says = `${actual} ${describeBound(keyword, schema) ?? message ?? 'is not valid'}.${cure}`;
  return { path, message: says, expected: `${keyword} ${show(schema)}`, actual };
};
