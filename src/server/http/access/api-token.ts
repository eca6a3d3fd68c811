const tokenPattern = /^syt_(\d{1,9})_[\w-]{20,100}$/;

/** A new API token starts with this; its school is in it, so that it is found on the platform's host too. */
export const apiTokenPrefix = (schoolId: number): string => `syt_${schoolId}_`;

/** The school that an API token names. */
export const schoolOfToken = (token: string): number | undefined => {
  const id = tokenPattern.exec(token)?.[1];
  return id === undefined ? undefined : Number(id);
};
