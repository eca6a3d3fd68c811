/** A number as people of the country read it: `94220 55318`; another country's as it is stored. */
export const localMobile = (mobile: string): string => mobile.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
