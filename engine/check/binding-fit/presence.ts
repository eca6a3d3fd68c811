import type { JSONSchema } from 'json-schema-to-ts';
import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import { clausesOf, isAbsent } from '../../conditions/decide-condition.ts';
import { formsOf, optionsOf, type SchemaObject } from '../../schema/schema.ts';

/** Whether a condition is true only where a ref is present: one clause, in each of its leaves, says so. */
export const impliesPresence = (when: Condition | undefined, ref: string): boolean =>
  when !== undefined &&
  clausesOf(when).some((leaves) => leaves.length > 0 && leaves.every((leaf) => leafImplies(leaf, ref)));

/** What is present beneath a ref makes the ref present. */
const leafImplies = (leaf: Leaf, ref: string): boolean => {
  if (leaf.ref !== ref && !leaf.ref.startsWith(`${ref}.`)) return false;
  switch (leaf.op) {
    case 'present':
      return true;
    case 'equals':
      return !isAbsent(leaf.value);
    case 'in':
      return !(leaf.values ?? []).some(isAbsent);
    case 'atLeast':
      // What is absent counts as 0.
      return Number(leaf.value) > 0;
    default:
      return false;
  }
};

/** The values of a schema that are present (`isAbsent`): no empty text, no empty list. */
export const presentPart = (schema: JSONSchema): JSONSchema => {
  if (schema === false) return false;
  const own: SchemaObject = schema === true ? {} : schema;
  const options = optionsOf(own);
  const forms = formsOf(own);
  return {
    ...own,
    minLength: Math.max(own.minLength ?? 0, 1),
    minItems: Math.max(own.minItems ?? 0, 1),
    ...(options ? { enum: options.filter((value) => !isAbsent(value)) } : {}),
    ...(forms ? { [own.anyOf ? 'anyOf' : 'oneOf']: forms.map(presentPart) } : {}),
  } as SchemaObject;
};
