import type { UserInfo } from '#schemas/api/users.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { type Choice, useLookup } from './use-lookup.ts';

export type OwnClass = UserInfo['classes'][number];

/** The classes and sections of the school, and what they are called: "Class 6", and with its section "Class 6 A". */
export const useClassNames = ({
  enabled = true,
  locale,
}: {
  readonly enabled?: boolean;
  readonly locale?: OfficeLocale;
} = {}) => {
  const how = { kept: {}, enabled, ...(locale && { locale }) };
  const classes = useLookup('classes', how);
  const sections = useLookup('sections', how);
  return {
    classes: classes.offered,
    sections: sections.offered,
    /** What a field offers that has one of them already. */
    classChoices: (chosen: number | string | undefined): readonly Choice[] => classes.choices(chosen),
    sectionChoices: (chosen: number | string | undefined): readonly Choice[] => sections.choices(chosen),
    className: (id: number): string => classes.nameOf(id),
    sectionName: (id: number): string => sections.nameOf(id),
    nameOfClass: ({ Class_Id, Section_Id }: OwnClass): string =>
      `${classes.nameOf(Class_Id)} ${sections.nameOf(Section_Id)}`.trim(),
  };
};
