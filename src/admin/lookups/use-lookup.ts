import { useMemo } from 'react';
import { listLookup } from '#schemas/api/lookups.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { useCall } from '../calls/use-call.ts';
import { useLocale } from '../words/words.ts';
import { standardName } from './standard-names.ts';

/** A value of a list, as a field offers it. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** A list of the school: what fields offer of it, and what its values are called. */
export interface Lookup {
  readonly offered: readonly Choice[];
  /** An empty text where there is no such value. What is switched off keeps its name. */
  nameOf(id: number): string;
  /** What is offered, and what was chosen before it was switched off. */
  choices(chosen: number | string | undefined): readonly Choice[];
}

type Value = Choice & { readonly isActive?: false };

const none: readonly Value[] = [];

interface LookupOptions {
  readonly enabled?: boolean;
  readonly kept?: object;
  /** In which language the standard values are named; the office's unless a paper has one of its own. */
  readonly locale?: OfficeLocale;
}

/** One of the lists that a school keeps, such as its classes. */
export const useLookup = (
  kind: 'classes' | 'sections' | 'subjects' | 'staff-roles' | 'routes',
  { enabled = true, locale: asked, ...how }: LookupOptions = {},
): Lookup => {
  const call = useCall(listLookup, { params: { kind }, query: { all: true } }, { enabled, ...how });
  const own = useLocale();
  const locale = asked ?? own;
  const stored = (call.data as readonly Value[] | undefined) ?? none;
  return useMemo(() => {
    const values = stored.map((one) => ({ ...one, name: standardName(kind, one.name, locale) }));
    return {
      offered: values.filter(({ isActive }) => isActive ?? true),
      nameOf: (id) => values.find((one) => one.id === id)?.name ?? '',
      choices: (chosen) => values.filter(({ id, isActive }) => (isActive ?? true) || id === Number(chosen)),
    };
  }, [stored, kind, locale]);
};
