/** A heading to compare: underlines and capitals within it are the spaces of a program, such as `startHolidayDate`. */
export const headingWords = (heading: string): string =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .toLowerCase()
    .normalize('NFC')
    .trim();
