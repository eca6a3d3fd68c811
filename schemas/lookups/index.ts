import type { JSONSchema } from 'json-schema-to-ts';
import { bloodGroupLookup } from './blood-groups.ts';
import { categoryLookup } from './categories.ts';
import { cityLookup } from './cities.ts';
import { classLookup } from './class-lookup.ts';
import { schoolProfileLookup, sessionLookup } from './computed-kinds.ts';
import type { LookupKind } from './define.ts';
import { examTypeLookup } from './exam-types.ts';
import { genderLookup } from './genders.ts';
import { relationLookup } from './relations.ts';
import { religionLookup } from './religions.ts';
import { requiredDocumentsLookup } from './required-documents.ts';
import { schoolKinds } from './school-kinds.ts';
import { sectionLookup } from './sections.ts';
import { staffRoleLookup } from './staff-roles.ts';
import { stateLookup } from './states.ts';
import { subjectLookup } from './subjects.ts';

export type { LookupItem, LookupKind } from './define.ts';

/**
 * Every list of `GET /api/lookups/<kind>`: those of the specification, the codes of relations, and three more
 * (docs/domain.md, Lookups).
 */
export const lookupKinds: readonly LookupKind[] = [
  bloodGroupLookup,
  categoryLookup,
  cityLookup,
  classLookup,
  examTypeLookup,
  genderLookup,
  relationLookup,
  religionLookup,
  requiredDocumentsLookup,
  schoolProfileLookup,
  sectionLookup,
  sessionLookup,
  staffRoleLookup,
  stateLookup,
  subjectLookup,
  ...schoolKinds,
];

/** Ids of a school's own values start behind this one, so that they are never those of standard values. */
export const firstOwnId = 100_000;

/** What an item of a list looks like. */
export const lookupItemSchema = ({ title, own = {}, fields = {} }: LookupKind) =>
  ({
    title,
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', minimum: 0 },
      name: { type: 'string' },
      /** Said of what is switched off alone, which a list has only where all its values are asked for. */
      isActive: { const: false },
      ...own,
      ...fields,
    },
  }) as const satisfies JSONSchema;
