const tokenPattern = /^syt_(\d{1,9})_[\w-]{20,100}$/;

/** A new API token starts with this; its school stands in it, so that it is found on the product's host too. */
export const apiTokenPrefix = (schoolId: number): string => `syt_${schoolId}_`;

/** The school that an API token says it is of. */
export const schoolOfToken = (token: string): number | undefined => {
  const id = tokenPattern.exec(token)?.[1];
  return id === undefined ? undefined : Number(id);
};
