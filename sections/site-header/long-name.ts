/** Characters from which a name is set smaller, so that all of it stands in the header. */
const longName = 30;

/** Marks a long name for a look's stylesheet. */
export const longNameAttribute = (name: string) => ({ 'data-long': name.length > longName ? '' : undefined });
