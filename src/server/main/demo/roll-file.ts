import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaffMemberBody } from '#schemas/api/staff/save.ts';

/** People of one mother tongue, whose names go together. */
export interface Community {
  /** How many of 100 families. */
  readonly share: number;
  readonly motherTongue: string;
  readonly religion: string;
  readonly surnames: readonly string[];
  readonly girls: readonly string[];
  readonly boys: readonly string[];
  readonly fathers: readonly string[];
  readonly mothers: readonly string[];
}

/** What the roll of a demo school is made of; its `roll.json`. */
export interface RollFile {
  /** What admission numbers begin with. */
  readonly admissionPrefix: string;
  readonly city: { readonly City: string; readonly State: string; readonly Pincode: string };
  readonly streets: readonly string[];
  readonly communities: readonly Community[];
  /** How many students each section of a class has, from A on. */
  readonly classes: readonly { readonly Class_Id: number; readonly sections: readonly number[] }[];
  readonly staff: readonly Omit<StaffMemberBody, 'School_Id' | 'Staff_Id'>[];
}

/** The roll of a demo school; undefined where its folder has none. */
export const readRollFile = async (folder: string): Promise<RollFile | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, 'roll.json'), 'utf8')) as RollFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
