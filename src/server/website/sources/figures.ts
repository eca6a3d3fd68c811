import type { ContentDocumentOf } from '#schemas/content/index.ts';
import { figures as contract, type FigureItem } from '#schemas/sources/figures.ts';
import { defineLoader } from './define.ts';

/** A school with fewer students on record is still entering them: their number would say nothing true of it. */
const fewestStudents = 10;

export const figures = defineLoader(contract, async ({ reader, school }) => {
  const [profile] = await reader.items('schoolProfile');
  const [disclosure] = await reader.items('disclosure');
  const { students, classes } = await reader.enrolled(school.today);
  const { Total_Teachers: teachers = 0 } = disclosure?.document ?? {};
  return [
    ...(students < fewestStudents ? [] : counted({ students, classes })),
    ...counted({ teachers }),
    ...counted({ years: yearsSince(profile?.document.Established_Year, school.today) }),
    ...passed(disclosure?.document ?? {}),
  ];
});

/** Counts by name, without those of nothing. */
const counted = (counts: Partial<Record<FigureItem['name'], number>>): FigureItem[] =>
  Object.entries(counts).flatMap(([name, value]) => (value > 0 ? [{ name: name as FigureItem['name'], value }] : []));

const yearsSince = (year: number | undefined, today: string): number =>
  year === undefined ? 0 : Number(today.slice(0, 4)) - year;

/** The latest result of the highest class that has one. */
const passed = ({ Results_X, Results_XII }: Partial<ContentDocumentOf<'disclosure'>>): FigureItem[] => {
  const [name, results] = Results_XII?.length
    ? (['passedXII', Results_XII] as const)
    : (['passedX', Results_X] as const);
  const latest = results?.toSorted((a, b) => b.Year - a.Year)[0];
  if (!latest) return [];
  const { Year: year, Registered, Passed } = latest;
  const value = latest.Pass_Percentage ?? Math.round((Passed / Registered) * 1000) / 10;
  return Number.isFinite(value) ? [{ name, value, year }] : [];
};
