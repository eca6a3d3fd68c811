/** The fields of a document, as the API has them. */
export type Fields = Readonly<Record<string, unknown>>;
