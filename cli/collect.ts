/** An option that may be given several times: its values in their order. */
export const collect = (value: string, values: readonly string[]): readonly string[] => [...values, value];
