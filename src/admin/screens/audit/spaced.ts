/** A name of the code as words: `Admission_No` is `admission no`, `changeStudentStatus` is `change student status`. */
export const spaced = (name: string): string =>
  name
    .replace(/[-_.]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
