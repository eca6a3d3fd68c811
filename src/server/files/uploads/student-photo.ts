/** A student's photo is cut to 3:4, and no stored file of it has more than 1 MB (docs/domain.md, Students). */
export const studentPhoto = { shape: '3:4', fileBytes: 1024 * 1024 } as const;
