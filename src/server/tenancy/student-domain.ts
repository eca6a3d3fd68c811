/** `student_Domain` of "#" or nothing means that the school has no student log-in: the field is then absent. */
export const studentDomain = (value: unknown): { student_Domain?: string } => {
  const domain = typeof value === 'string' ? value.trim() : '';
  return domain === '' || domain === '#' ? {} : { student_Domain: domain };
};
