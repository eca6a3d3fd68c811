import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { disclosureSchema, examResult } from '../content/disclosure.ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';

const facts = disclosureSchema.properties;
const text = { type: 'string' } as const satisfies JSONSchema;

/** The eight documents of section B, in the form's order. */
export const disclosureDocuments = [
  'Affiliation_Letter',
  'Society_Certificate',
  'No_Objection_Certificate',
  'Rte_Recognition',
  'Building_Safety',
  'Fire_Safety',
  'Self_Certificate',
  'Water_Health_Sanitation',
] as const;

/** The documents of section C, in the form's order. */
export const disclosureSectionC = ['Fee_Structure', 'Academic_Calendar', 'Smc_List', 'Pta_List'] as const;

const fileSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'url'],
  properties: {
    name: { enum: [...disclosureDocuments, ...disclosureSectionC] },
    url: text,
    Valid_Until: { type: 'string', format: 'date' },
  },
} as const satisfies JSONSchema;

const results = { type: 'array', items: examResult } as const satisfies JSONSchema;

export const disclosureResult = {
  type: 'object',
  additionalProperties: false,
  required: ['general', 'files', 'staff', 'campus'],
  properties: {
    /** Section A: what the profile says. */
    general: {
      type: 'object',
      additionalProperties: false,
      required: ['school_Name'],
      properties: {
        school_Name: text,
        Affiliation_No: text,
        School_Code: text,
        address: text,
        Principal_Name: text,
        Principal_Qualification: text,
        email: text,
        phone: text,
        Society_Name: text,
      },
    },
    /** Sections B and C: the documents that are there. */
    files: { type: 'array', items: fileSchema },
    /** The latest year first; not there where the school ends before the class. */
    results_X: results,
    results_XII: results,
    /** Section D. */
    staff: {
      type: 'object',
      additionalProperties: false,
      properties: {
        Principal_Name: text,
        Total_Teachers: facts.Total_Teachers,
        Pgt: facts.Pgt,
        Tgt: facts.Tgt,
        Prt: facts.Prt,
        Teacher_Section_Ratio: facts.Teacher_Section_Ratio,
        Pupil_Teacher_Ratio: facts.Pupil_Teacher_Ratio,
        Special_Educator: text,
        Counsellor: text,
      },
    },
    /** Section E. */
    campus: {
      type: 'object',
      additionalProperties: false,
      properties: {
        Campus_Area: facts.Campus_Area,
        Classrooms: facts.Classrooms,
        Classroom_Area: facts.Classroom_Area,
        Labs: facts.Labs,
        Lab_Area: facts.Lab_Area,
        Internet: facts.Internet,
        Girls_Toilets: facts.Girls_Toilets,
        Boys_Toilets: facts.Boys_Toilets,
        Inspection_Video: text,
      },
    },
  },
} as const satisfies JSONSchema;

export type Disclosure = FromSchema<typeof disclosureResult>;

export const disclosure = defineSource({
  name: 'disclosure',
  title: 'What an affiliated school must make public (CBSE, Appendix IX)',
  params: noParams,
  result: disclosureResult,
  tags: ['disclosure', 'schoolProfile'],
  expires: 'never',
});
