import { listLookup } from '#schemas/api/lookups.ts';
import type { UserInfo } from '#schemas/api/users.ts';
import { useCall } from '../calls/use-call.ts';

/** A value of a list, as a field offers it. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}

export type OwnClass = UserInfo['classes'][number];

/** The classes and sections of the school, and what they are called: "Class 6", and with its section "Class 6 A". */
export const useClassNames = ({ enabled = true }: { readonly enabled?: boolean } = {}) => {
  const kept = {};
  const classes = useCall(listLookup, { params: { kind: 'classes' } }, { kept, enabled }).data as
    | readonly Choice[]
    | undefined;
  const sections = useCall(listLookup, { params: { kind: 'sections' } }, { kept, enabled }).data as
    | readonly Choice[]
    | undefined;
  const nameOf = (all: readonly Choice[] | undefined, id: number): string =>
    all?.find((one) => one.id === id)?.name ?? '';
  return {
    classes: classes ?? [],
    sections: sections ?? [],
    className: (id: number): string => nameOf(classes, id),
    nameOfClass: ({ Class_Id, Section_Id }: OwnClass): string =>
      `${nameOf(classes, Class_Id)} ${nameOf(sections, Section_Id)}`.trim(),
  };
};
