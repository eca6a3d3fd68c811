/** The id of the link that opens somebody, or `new` for an invitation. */
export const linkId = (person: string): string => `person-${person}`;
