/** How many fields of a part say something. */
export const filledOf = (fields: readonly string[], values: Readonly<Record<string, unknown>>): number =>
  fields.filter((field) => {
    const value = values[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
  }).length;
