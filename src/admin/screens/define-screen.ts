import type { LucideIcon } from 'lucide-react';
import type { Area } from '#schemas/access/matrix.ts';
import type { Audience, OfficeLocale } from '#schemas/office.ts';
import type { Read } from '../calls/read.ts';

/** The headings of the menu, in its order. What is under `person` is in the menu of who is signed in. */
export const menuGroups = ['today', 'platform', 'website', 'frontOffice', 'people', 'school', 'person'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A screen of the office: router, menu, guard and titles are made from the list of these. */
export interface ScreenEntry {
  /** As the router has it, from the host's root. */
  readonly path: string;
  /** Where the menu leads; the path unless that has parameters. */
  readonly to?: string;
  /** Whose right it takes to read it; open to everybody who is signed in where there is none. */
  readonly area?: Area;
  /** Whether there is nothing on it to be read: it takes the right to change something of its area. */
  readonly onlyWrites?: true;
  /** Whose screen it is, where it is one for the school's people, for families or for operators alone. */
  readonly isFor?: Audience;
  /** The heading of the menu that it is under; none where another screen leads to it. */
  readonly group?: MenuGroup;
  readonly icon: LucideIcon;
  /** Whether it needs the width at an address with these parameters: the menu is a rail beside it. */
  readonly isWide?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  readonly title: Readonly<Record<OfficeLocale, string>>;
  /** What it is called where its address names one that exists already, by a parameter of the search. */
  readonly ofOne?: { readonly param: string; readonly title: Readonly<Record<OfficeLocale, string>> };
  /** In the bar at the bottom of a phone, where the screen stands only with it. */
  readonly short?: Readonly<Record<OfficeLocale, string>>;
  /** The folder beside this file whose `Screen.tsx` it is. */
  readonly folder: string;
  /** What it reads at once, whatever else its address says. */
  readonly reads?: readonly Read[];
}
