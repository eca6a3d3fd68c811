import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const day = { type: 'string', format: 'date' } as const satisfies JSONSchema;
const count = { type: 'integer', minimum: 0, maximum: 10000 } as const satisfies JSONSchema;
/** Square metres. */
const area = { type: 'number', minimum: 0, maximum: 10000000 } as const satisfies JSONSchema;
/** A link, or a public file of the library as `media:<id>`. */
const file = { type: 'string', format: 'attachment', maxLength: 1000 } as const satisfies JSONSchema;
const staff = { type: 'string', maxLength: 120 } as const satisfies JSONSchema;

/** The result of one class in one year. */
export const examResult = {
  type: 'object',
  additionalProperties: false,
  required: ['Year', 'Registered', 'Passed'],
  properties: {
    Year: { type: 'integer', minimum: 1900, maximum: 2200 },
    Registered: count,
    Passed: count,
    /** Reckoned from the two numbers where it is not said. */
    Pass_Percentage: { type: 'number', minimum: 0, maximum: 100 },
    Remarks: { type: 'string', maxLength: 200 },
  },
} as const satisfies JSONSchema;

const results = { type: 'array', items: examResult, maxItems: 3 } as const satisfies JSONSchema;

/**
 * What an affiliated school makes public (CBSE, Appendix IX): sections B to E. Section A is the school's profile.
 * Its fields stand side by side, so that each file is checked as those of other types are.
 */
export const disclosureSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['Society_Name'],
  properties: {
    /** The society, trust or company that runs the school. */
    Society_Name: { type: 'string', minLength: 1, maxLength: 200 },
    Affiliation_Letter: file,
    Affiliation_Letter_Valid_Until: day,
    Society_Certificate: file,
    Society_Certificate_Valid_Until: day,
    No_Objection_Certificate: file,
    No_Objection_Certificate_Valid_Until: day,
    Rte_Recognition: file,
    Rte_Recognition_Valid_Until: day,
    Building_Safety: file,
    Building_Safety_Valid_Until: day,
    Fire_Safety: file,
    Fire_Safety_Valid_Until: day,
    Self_Certificate: file,
    Self_Certificate_Valid_Until: day,
    Water_Health_Sanitation: file,
    Water_Health_Sanitation_Valid_Until: day,
    Fee_Structure: file,
    Academic_Calendar: file,
    Smc_List: file,
    Pta_List: file,
    Results_X: results,
    Results_XII: results,
    Total_Teachers: count,
    Pgt: count,
    Tgt: count,
    Prt: count,
    /** Teachers to one class-section, such as 1.5. */
    Teacher_Section_Ratio: { type: 'number', minimum: 0, maximum: 100 },
    /** Pupils to one teacher. */
    Pupil_Teacher_Ratio: { type: 'number', minimum: 0, maximum: 1000 },
    Special_Educator: staff,
    Counsellor: staff,
    Campus_Area: area,
    Classrooms: count,
    Classroom_Area: area,
    Labs: count,
    Lab_Area: area,
    Internet: { type: 'boolean' },
    Girls_Toilets: count,
    Boys_Toilets: count,
    Inspection_Video: { type: 'string', format: 'https-url', maxLength: 1000 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const disclosure = defineContentType({
  type: 'disclosure',
  area: '/website',
  singleton: true,
  schema: disclosureSchema,
  media: {},
  texts: ['Society_Name', 'Special_Educator', 'Counsellor', 'Results_X[].Remarks', 'Results_XII[].Remarks'],
  nameField: 'Society_Name',
});
