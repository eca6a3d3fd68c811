import { defineKind } from '#engine/section.ts';
import { open } from './looks/open/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { soft } from './looks/soft/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const disclosure = defineKind({
  type: 'disclosure',
  title: 'Mandatory public disclosure',
  description: 'What an affiliated school must make public, as the five tables of the board’s form.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [soft, ruled, open],
  example: {
    record: {
      general: { school_Name: 'Amaltas Public School', Affiliation_No: '1130456', phone: '+91 20 5550 0142' },
      files: [
        { name: 'Fire_Safety', url: 'https://files.example/fire-safety.pdf', Valid_Until: '2027-03-31' },
        { name: 'Fee_Structure', url: 'https://files.example/fees.pdf' },
      ],
      results_X: [{ Year: 2026, Registered: 118, Passed: 118, Pass_Percentage: 100 }],
      results_XII: [],
      staff: { Total_Teachers: 64, Pgt: 18 },
      campus: { Campus_Area: 16200, Internet: true },
    },
  },
});
