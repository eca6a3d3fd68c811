/** How much is done at once, in all and for each school: one school's burst leaves room for the others. */
export interface Quota {
  /** Takes a place; false where there is none. Each place is given back with `leave`. */
  enter(schoolId: number): boolean;
  leave(schoolId: number): void;
}

export interface QuotaOptions {
  readonly perSchool: number;
  readonly total: number;
}

export const createQuota = ({ perSchool, total }: QuotaOptions): Quota => {
  const taken = new Map<number, number>();
  let all = 0;
  return {
    enter(schoolId) {
      const own = taken.get(schoolId) ?? 0;
      if (own >= perSchool || all >= total) return false;
      taken.set(schoolId, own + 1);
      all += 1;
      return true;
    },
    leave(schoolId) {
      const own = (taken.get(schoolId) ?? 0) - 1;
      if (own <= 0) taken.delete(schoolId);
      else taken.set(schoolId, own);
      all -= 1;
    },
  };
};
