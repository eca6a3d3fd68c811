/** A class that schools offer. */
export interface ClassItem {
  readonly id: number;
  readonly name: string;
  /** The number of the class: 1–12, and 0, -1, -2 for UKG, LKG and Nursery. Classes are sorted by it. */
  readonly grade: number;
  /**
   * Years that a child usually is of on the first day of the session (National Education Policy 2020: 6 in class 1).
   */
  readonly minAge: number;
}

const beforeSchool: readonly ClassItem[] = [
  { id: 1, name: 'Nursery', grade: -2, minAge: 3 },
  { id: 2, name: 'LKG', grade: -1, minAge: 4 },
  { id: 3, name: 'UKG', grade: 0, minAge: 5 },
];

const numbered = Array.from({ length: 12 }, (_, i): ClassItem => {
  const grade = i + 1;
  return { id: beforeSchool.length + grade, name: `Class ${grade}`, grade, minAge: grade + 5 };
});

/** Nursery, LKG, UKG and classes 1 to 12, as the UDISE counts them. The ids are stored and never change. */
export const classes: readonly ClassItem[] = [...beforeSchool, ...numbered];

/** The standard class with an id; undefined for one that a school has made itself, or none. */
export const standardClass = (id: number): ClassItem | undefined => classes.find((one) => one.id === id);

/**
 * Whether a class is the second or a later one: from there on, documents of the previous school are required
 * (docs/domain.md, Admissions).
 */
export const asksForEarlierSchool = (classId: number): boolean => (standardClass(classId)?.grade ?? 0) >= 2;
